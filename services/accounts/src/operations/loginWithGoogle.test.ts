import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginGoogleSignIn,
  beginSecondFactor,
  checkIfUserIsLoggedIn,
  confirmSecondFactor,
  getSignInOptions,
  loginWithGoogleOauth,
  loginWithGoogleToken,
  signIn,
  signUp,
} from '@meet/contracts/accounts';
import { generateKeyPair, type CryptoKey, type JWTPayload } from 'jose';
import { createHash, randomUUID } from 'node:crypto';
import { PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';
import { CLIENT_ID, startIssuer, type TestIssuer } from '../testing/startIssuer.ts';

let services: TestAccounts;
let issuer: TestIssuer;
let strangersKey: CryptoKey;
beforeAll(async () => {
  issuer = await startIssuer();
  const env = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: 'secret' };
  services = await startAccounts({ env });
  strangersKey = (await generateKeyPair('RS256')).privateKey;
});
afterAll(async () => {
  await services.close();
  await issuer.close();
});

const person = (changes: JWTPayload = {}): JWTPayload => ({
  sub: randomUUID(),
  email: `${randomUUID().slice(0, 8)}@example.com`,
  email_verified: true,
  name: 'Ana Pop',
  ...changes,
});

/** Goes through the flow: the page that is opened, the code that comes back. */
async function signInAs(claims: JWTPayload, { key, tamper }: { key?: CryptoKey; tamper?: object } = {}) {
  const { body } = await services.request(beginGoogleSignIn);
  const asked = new URL(body.url).searchParams;
  issuer.answerWith({ nonce: asked.get('nonce'), ...claims }, key);
  const input = { code: 'a-code', state: body.state, ...tamper };
  return { asked, input, answer: await services.request(loginWithGoogleOauth, input) };
}

describe('loginWithGoogleOauth', () => {
  it('asks with state, nonce and PKCE, and opens an account', async () => {
    expect((await services.request(getSignInOptions)).body.thirdParty).toBe('other');
    const claims = person();
    const { asked, answer } = await signInAs(claims);
    expect(asked.get('code_challenge_method')).toBe('S256');
    const verifier = issuer.lastExchange().get('code_verifier')!;
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked.get('code_challenge'));

    expect(answer.body).toMatchObject({ success: true, email: claims['email'], fullName: 'Ana Pop' });
    const headers = { 'user-token': answer.body.token };
    expect((await services.request(checkIfUserIsLoggedIn, {}, { headers })).status).toBe(200);
  });

  it('knows the person by issuer and subject, whatever the address is now', async () => {
    const claims = person();
    await signInAs(claims);
    const { answer } = await signInAs({ ...claims, email: 'moved@example.com' });
    expect(answer.body.email).toBe(claims['email']);
  });

  it('ties a present account to the person once the address is vouched for', async () => {
    const { email } = await services.createPerson();
    const { answer } = await signInAs(person({ email }));
    expect(answer.body).toMatchObject({ success: true, email });
    expect((await services.request(signIn, { email, password: PASSWORD })).body.success).toBe(true);
  });

  it('takes the password from whoever signed up without proving the address', async () => {
    const email = 'squatted@example.com';
    await services.request(signUp, { email, fullName: 'Squatter', password: PASSWORD });
    await services.mailTo(email);
    expect((await signInAs(person({ email }))).answer.body.success).toBe(true);
    expect((await services.request(signIn, { email, password: PASSWORD })).body.code).toBe('SIGN_IN_FAILED');
  });

  it.each([
    ['another audience', { aud: 'someone-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['another nonce', { nonce: 'replayed' }],
    ['an address that is not verified', { email_verified: false }],
    ['an address verified in words only', { email_verified: 'true' }],
    ['no address', { email: undefined }],
  ])('refuses %s', async (_name, claims) => {
    const { answer } = await signInAs(person(claims));
    expect(answer.body).toMatchObject({ success: false, code: 'LOGIN_FAILED' });
  });

  it('refuses another’s signature', async () => {
    const { answer } = await signInAs(person(), { key: strangersKey });
    expect(answer.body.code).toBe('LOGIN_FAILED');
  });

  it('refuses a state that it did not give, and one that was used', async () => {
    expect((await signInAs(person(), { tamper: { state: 'made-up' } })).answer.body.code).toBe('LOGIN_FAILED');
    const { input, answer } = await signInAs(person());
    expect(answer.body.success).toBe(true);
    expect((await services.request(loginWithGoogleOauth, input)).body.code).toBe('LOGIN_FAILED');
  });

  it('refuses a state older than ten minutes', async () => {
    const { body } = await services.request(beginGoogleSignIn);
    services.clock.advance(10 * 60_000);
    const answer = await services.request(loginWithGoogleOauth, { code: 'a-code', state: body.state });
    expect(answer.body.code).toBe('LOGIN_FAILED');
  });

  it('never opens an administrator’s account', async () => {
    const { email } = await services.createAdministrator();
    expect((await signInAs(person({ email }))).answer.body.code).toBe('LOGIN_FAILED');
  });

  it('asks for the second factor too', async () => {
    const as = await services.createPerson();
    const { stepAt, totpAt } = await import('../second-factor/totp.ts');
    const begun = await services.request(beginSecondFactor, { password: PASSWORD }, { as });
    const bits = [...(begun.body.secret as string)].map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    );
    const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
    const code = totpAt(secret, stepAt(services.clock.now()));
    await services.request(confirmSecondFactor, { code }, { as });
    const { answer } = await signInAs(person({ email: as.email }));
    expect(answer.body).toMatchObject({ success: false, code: 'SECOND_FACTOR_REQUIRED' });
    const input = { token: answer.body.token, secondFactorCode: '000000' };
    expect((await services.request('login-via-token', input)).body.code).toBe('SECOND_FACTOR_INVALID');
    services.clock.advance(30_000);
    const right = { ...input, secondFactorCode: totpAt(secret, stepAt(services.clock.now())) };
    expect((await services.request('login-via-token', right)).body.success).toBe(true);
  });
});

describe('loginWithGoogleToken', () => {
  it('takes the issuer’s token for us', async () => {
    const claims = person();
    const answer = await services.request(loginWithGoogleToken, { token: await issuer.sign(claims) });
    expect(answer.body).toMatchObject({ success: true, email: claims['email'] });
  });

  it.each([{ aud: 'someone-else' }, { iss: 'https://evil.example' }, { exp: 1 }, { email_verified: false }])(
    'refuses one with %j',
    async (claims) => {
      const token = await issuer.sign(person(claims));
      expect((await services.request(loginWithGoogleToken, { token })).body.code).toBe('LOGIN_FAILED');
    },
  );

  it('refuses one that another signed', async () => {
    const token = await issuer.sign(person(), strangersKey);
    expect((await services.request(loginWithGoogleToken, { token })).body.code).toBe('LOGIN_FAILED');
  });
});
