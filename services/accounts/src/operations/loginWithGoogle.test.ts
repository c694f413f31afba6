import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  activateAccount,
  beginGoogleSignIn,
  beginSecondFactor,
  checkIfUserIsLoggedIn,
  confirmSecondFactor,
  getSignInOptions,
  loginWithGoogleOauth,
  loginWithGoogleToken,
  signIn,
  signUp,
} from '@meet/accounts-contract';
import { misspellings, missigned, writeToken } from '@meet/service-kit/tokens/testing';
import { generateKeyPair, type CryptoKey, type JWTPayload } from 'jose';
import { createHash, randomUUID } from 'node:crypto';
import { linkSecret, PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';
import { ACCESS_TOKEN, CLIENT_ID, startIssuer, type TestIssuer } from '../testing/startIssuer.ts';

let services: TestAccounts;
let issuer: TestIssuer;
let strangersKey: CryptoKey;
beforeAll(async () => {
  issuer = await startIssuer(() => services.clock.now());
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

const getAtHash = (accessToken: string) =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/** Goes through the flow: opens the issuer's page and brings back the code. */
async function signInAs(claims: JWTPayload, { key, tamper }: { key?: CryptoKey; tamper?: object } = {}) {
  const { body } = await services.request(beginGoogleSignIn);
  const requested = new URL(body.url).searchParams;
  issuer.answerWith({ nonce: requested.get('nonce'), ...claims }, key);
  const input = { code: 'a-code', state: body.state, ...tamper };
  return { requested, input, answer: await services.request(loginWithGoogleOauth, input) };
}

describe('loginWithGoogleOauth', () => {
  it('sends state, nonce and PKCE, and opens an account', async () => {
    expect((await services.request(getSignInOptions)).body.thirdParty).toBe('other');
    const claims = person();
    const { requested, answer } = await signInAs(claims);
    expect(requested.get('code_challenge_method')).toBe('S256');
    const verifier = issuer.lastExchange().get('code_verifier')!;
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(requested.get('code_challenge'));

    expect(answer.body).toMatchObject({ success: true, email: claims['email'], fullName: 'Ana Pop' });
    const headers = { 'user-token': answer.body.token };
    expect((await services.request(checkIfUserIsLoggedIn, {}, { headers })).status).toBe(200);
  });

  it('recognises a person by issuer and subject, even if their address changed', async () => {
    const claims = person();
    await signInAs(claims);
    const { answer } = await signInAs({ ...claims, email: 'moved@example.com' });
    expect(answer.body.email).toBe(claims['email']);
  });

  it('signs in to an existing account if the issuer verified the address', async () => {
    const { email } = await services.createPerson();
    const { answer } = await signInAs(person({ email }));
    expect(answer.body).toMatchObject({ success: true, email });
    expect((await services.request(signIn, { email, password: PASSWORD })).body.success).toBe(true);
  });

  it('gives no password to someone who signed up without proving the address, now or later', async () => {
    const email = 'squatted@example.com';
    await services.request(signUp, { email, fullName: 'Squatter', password: PASSWORD });
    const token = linkSecret(await services.mailTo(email));
    expect((await signInAs(person({ email }))).answer.body).toMatchObject({ success: true, fullName: 'Ana Pop' });
    expect((await services.request(signIn, { email, password: PASSWORD })).body.success).toBe(false);
    expect((await services.request(activateAccount, { token })).body.code).toBe('LINK_INVALID');
    expect((await services.request(signIn, { email, password: PASSWORD })).body.success).toBe(false);
  });

  it('links no account to an address that the issuer has not verified', async () => {
    const { email } = await services.createPerson();
    const waiting = 'waiting@example.com';
    await services.request(signUp, { email: waiting, fullName: 'Ana Pop', password: PASSWORD });
    for (const address of [email, waiting]) {
      const claims = person({ email: address, email_verified: false });
      expect((await signInAs(claims)).answer.body.code).toBe('LOGIN_FAILED');
      // The same subject with another verified address gets an account of its own.
      const own = person({ sub: claims.sub! });
      expect((await signInAs(own)).answer.body).toMatchObject({ success: true, email: own['email'] });
    }
  });

  it.each([
    ['the Kelvin sign', 'k', '\u212a'],
    ['a dotted capital I', 'i', '\u0130'],
    ['a full-width letter', 'a', '\uff41'],
  ])('keeps similar-looking addresses apart: %s', async (_name, letter, lookalike) => {
    const domain = `${randomUUID().slice(0, 8)}.example.com`;
    await services.createPerson({ email: `${letter}@${domain}` });
    const { answer } = await signInAs(person({ email: `${lookalike}@${domain}` }));
    expect(answer.body).toMatchObject({ success: false, code: 'LOGIN_FAILED' });
  });

  it.each([
    ['another audience', { aud: 'someone-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['another nonce', { nonce: 'replayed' }],
    ['an address that is not verified', { email_verified: false }],
    ['an address verified in words only', { email_verified: 'true' }],
    ['no address', { email: undefined }],
    ['a token that was issued to another', { azp: 'someone-else' }],
    ['a token for several that names nobody it was issued to', { aud: [CLIENT_ID, 'someone-else'] }],
    ['a token of another access token', { at_hash: getAtHash('another-access-token') }],
  ])('refuses %s', async (_name, claims) => {
    const { answer } = await signInAs(person(claims));
    expect(answer.body).toMatchObject({ success: false, code: 'LOGIN_FAILED' });
  });

  it('accepts a token for several audiences that was issued to us with its access token', async () => {
    const claims = { aud: [CLIENT_ID, 'someone-else'], azp: CLIENT_ID, at_hash: getAtHash(ACCESS_TOKEN) };
    expect((await signInAs(person(claims))).answer.body.success).toBe(true);
  });

  it('refuses its id token in another sign-in', async () => {
    const { answer } = await signInAs(person());
    expect(answer.body.success).toBe(true);
    const token = issuer.lastIdToken();
    expect((await services.request(loginWithGoogleToken, { token })).body.code).toBe('LOGIN_FAILED');
  });

  it('refuses a token that another key signed', async () => {
    const { answer } = await signInAs(person(), { key: strangersKey });
    expect(answer.body.code).toBe('LOGIN_FAILED');
  });

  it('refuses an unknown or used state', async () => {
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

  it('requires the second factor too', async () => {
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
    const input = { token: answer.body.data.token, secondFactorCode: '000000' };
    expect((await services.request('login-via-token', input)).body.code).toBe('SECOND_FACTOR_INVALID');
    services.clock.advance(30_000);
    const right = { ...input, secondFactorCode: totpAt(secret, stepAt(services.clock.now())) };
    expect((await services.request('login-via-token', right)).body.success).toBe(true);
  });
});

/** The order of the curve P-256. */
const CURVE_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Returns the other valid signature over the same text: r, and the order minus s. */
function otherSignature(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url');
  const s = CURVE_ORDER - BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  return Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]).toString(
    'base64url',
  );
}

describe('loginWithGoogleToken', () => {
  it('accepts a token that the issuer made for us', async () => {
    const claims = person();
    const answer = await services.request(loginWithGoogleToken, { token: await issuer.sign(claims) });
    expect(answer.body).toMatchObject({ success: true, email: claims['email'] });
  });

  it.each([
    { aud: 'someone-else' },
    { iss: 'https://evil.example' },
    { exp: 1 },
    { iat: undefined },
    { sub: undefined },
    { email_verified: false },
    { azp: 'someone-else' },
    { azp: ['test-client'] },
    { aud: [CLIENT_ID, 'someone-else'] },
    { aud: [CLIENT_ID, 'someone-else'], azp: 'someone-else' },
  ])('refuses a token with %j', async (claims) => {
    const token = await issuer.sign(person(claims));
    expect((await services.request(loginWithGoogleToken, { token })).body.code).toBe('LOGIN_FAILED');
  });

  it('accepts a token for several audiences that was issued to us', async () => {
    const token = await issuer.sign(person({ aud: [CLIENT_ID, 'someone-else'], azp: CLIENT_ID }));
    expect((await services.request(loginWithGoogleToken, { token })).body.success).toBe(true);
  });

  it('accepts a token once, even out of fifty simultaneous requests', async () => {
    const token = await issuer.sign(person());
    const once = () => services.request(loginWithGoogleToken, { token });
    const answers = await Promise.all(Array.from({ length: 50 }, once));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await once()).body.code).toBe('LOGIN_FAILED');
    // Advances to the end of the token's life by the issuer's clock, which may be slow.
    services.clock.advance(310_000);
    expect((await once()).body.code).toBe('LOGIN_FAILED');
  });

  it('refuses a used token under the second signature that the curve allows', async () => {
    const claims = issuer.toClaims(person());
    const good = {
      header: { alg: 'ES256', kid: 'test-ec' },
      claims,
      sign: (text: string) => issuer.signText(text, 'ES256'),
    };
    const token = writeToken(good);
    expect((await services.request(loginWithGoogleToken, { token })).body.success).toBe(true);
    const twin = `${token.slice(0, token.lastIndexOf('.'))}.${otherSignature(token.split('.')[2]!)}`;
    expect((await services.request(loginWithGoogleToken, { token: twin })).body.code).toBe('LOGIN_FAILED');
  });

  it('refuses a malformed token, and one that parsers read in different ways', async () => {
    const good = () => ({
      header: { alg: 'RS256', kid: 'test' },
      claims: issuer.toClaims(person()),
      sign: (text: string) => issuer.signText(text),
    });
    const bad = { ...misspellings(writeToken(good())), ...missigned(good()) };
    const taken: string[] = [];
    for (const [what, token] of Object.entries(bad)) {
      const { body } = await services.request(loginWithGoogleToken, { token });
      if (body.success !== false) taken.push(what);
    }
    expect(taken).toEqual([]);
    expect(Object.keys(bad).length).toBeGreaterThan(40);
    const answer = await services.request(loginWithGoogleToken, { token: writeToken(good()) });
    expect(answer.body.success).toBe(true);
  });

  it('refuses a token that another key signed', async () => {
    const token = await issuer.sign(person(), strangersKey);
    expect((await services.request(loginWithGoogleToken, { token })).body.code).toBe('LOGIN_FAILED');
  });
});
