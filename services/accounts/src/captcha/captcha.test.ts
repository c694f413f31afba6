import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getCaptcha, inviteUser, type CaptchaAction } from '@meet/accounts-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { packSolution, solveCaptcha } from '../testing/solveCaptcha.ts';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';
import { spentCaptchaModel } from '../models/spentModels.ts';
import type { Captcha } from './Captcha.ts';
import { chooseCaptcha } from './chooseCaptcha.ts';
import { createProofOfWork } from './createProofOfWork.ts';

const ACTION = 'inviteInSystemVerification';
const REFUSED = { success: false, code: 'CAPTCHA_FAILED', message: 'Failed to retrieve captcha!' };

describe('the proof of work', () => {
  let services: TestAccounts;
  let ana: TestPerson;
  beforeAll(async () => {
    services = await startAccounts();
    ana = await services.createPerson();
  });
  afterAll(() => services.close());
  beforeEach(() => void services.mails.splice(0));

  const invite = async (recaptchaToken: unknown) =>
    (await services.request(inviteUser, { name: 'Bob', email: 'bob@example.com', recaptchaToken }, { as: ana })).body;
  const takeChallenge = async () =>
    JSON.parse((await services.request(getCaptcha, { action: ACTION })).body.challenge as string) as Challenge;

  it('accepts a correct solution', async () => {
    expect(await invite(await solveCaptcha(services))).toMatchObject({ success: true });
  });

  it('refuses an invitation without a solution', async () => {
    for (const token of [undefined, '']) {
      expect(await invite(token)).toMatchObject({ success: false, message: REFUSED.message });
    }
    expect(services.mails).toHaveLength(0);
  });

  it.each([
    'x',
    'bnVsbA==',
    Buffer.from('{"challenge":{"parameters":{"nonce":"00"},"signature":"00"}}').toString('base64'),
  ])('refuses %p, which is not a solution', async (token) => {
    expect(await invite(token)).toMatchObject(REFUSED);
  });

  it('refuses a solution that was used before', async () => {
    const token = await solveCaptcha(services);
    expect(await invite(token)).toMatchObject({ success: true });
    expect(await invite(token)).toMatchObject(REFUSED);
  });

  it('accepts a solution once when many requests send it at the same time', async () => {
    const token = await solveCaptcha(services);
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(token)));
    expect(answers.filter(({ code }) => code !== 'CAPTCHA_FAILED')).toHaveLength(1);
  });

  it('refuses a solution that is too old', async () => {
    const token = await solveCaptcha(services);
    services.clock.advance(10 * 60_000);
    expect(await invite(token)).toMatchObject(REFUSED);
  });

  it('refuses a wrong solution, and a challenge whose difficulty, action or expiry was changed', async () => {
    const challenge = await takeChallenge();
    const solution = (await solveChallenge({ challenge, deriveKey }))!;
    const { parameters } = challenge;
    const wrong = { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) };
    const forged = [
      { ...parameters, cost: 1 },
      { ...parameters, keySignature: undefined },
      { ...parameters, data: { ...parameters.data, action: 'another' } },
      { ...parameters, data: { ...parameters.data, until: Number.MAX_SAFE_INTEGER } },
    ];
    expect(await invite(packSolution(challenge, wrong))).toMatchObject(REFUSED);
    for (const changed of forged) {
      expect(await invite(packSolution({ ...challenge, parameters: changed }, solution))).toMatchObject(REFUSED);
    }
    // The untampered solution was valid all along.
    expect(await invite(packSolution(challenge, solution))).toMatchObject({ success: true });
  });

  it('refuses a solution for another action', async () => {
    const spent = spentCaptchaModel(services.connection);
    const secrets = { derive: () => Buffer.alloc(32, 7) } as never;
    const captcha: Captcha = createProofOfWork({ spent, secrets, effort: 2, now: services.clock.now });
    const challenge = JSON.parse((await captcha.offer('another' as CaptchaAction)).challenge!) as Challenge;
    const token = packSolution(challenge, await solveChallenge({ challenge, deriveKey }));
    expect(await captcha.verify(token, ACTION)).toBe(false);
    expect(await captcha.verify(token, 'another' as CaptchaAction)).toBe(true);
  });

  it('refuses to issue a challenge for an unknown action', async () => {
    for (const action of ['another', { $ne: null }, undefined]) {
      expect((await services.request(getCaptcha, { action })).status).toBe(400);
    }
  });
});

describe.each(['recaptcha', 'turnstile'] as const)('%s', (provider) => {
  let services: TestAccounts;
  let ana: TestPerson;
  let verifier: Server;
  let requested: URLSearchParams[];
  let answer: object | undefined;

  beforeAll(async () => {
    verifier = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      requested.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      if (!answer) return void response.writeHead(502).end();
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(verifier, 'listening');
    services = await startAccounts({
      env: {
        CAPTCHA_PROVIDER: provider,
        CAPTCHA_SITE_KEY: 'site-key',
        CAPTCHA_SECRET: 'our-secret',
        CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/siteverify`,
      },
    });
    ana = await services.createPerson();
  });
  afterAll(async () => {
    verifier.close();
    await services.close();
  });
  beforeEach(() => {
    requested = [];
    answer = { success: true, action: ACTION, score: 0.9 };
  });

  const invite = async () => {
    const invitation = { name: 'Bob', email: 'bob@example.com', recaptchaToken: 'token-of-theirs' };
    return (await services.request(inviteUser, invitation, { as: ana })).body;
  };

  it('hands out its site key and no challenge', async () => {
    const { body } = await services.request(getCaptcha, { action: ACTION });
    expect(body).toEqual({ success: true, provider, siteKey: 'site-key', challenge: null });
  });

  it('verifies the token with our secret and accepts it', async () => {
    expect(await invite()).toMatchObject({ success: true });
    expect(Object.fromEntries(requested[0]!)).toEqual({ secret: 'our-secret', response: 'token-of-theirs' });
  });

  it.each([
    ['a token it does not know or saw before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['another action', { success: true, action: 'login', score: 0.9 }],
    ['no action at all', { success: true, score: 0.9 }],
  ])('refuses %s', async (_what, said) => {
    answer = said;
    expect(await invite()).toMatchObject(REFUSED);
  });

  it('refuses every token while the provider fails', async () => {
    answer = undefined;
    expect(await invite()).toMatchObject(REFUSED);
  });

  it('refuses a low score if the provider gives scores', async () => {
    answer = { success: true, action: ACTION, score: 0.2 };
    expect(await invite()).toMatchObject(provider === 'recaptcha' ? REFUSED : { success: true });
  });
});

it('does not start with a provider whose keys are missing', () => {
  const settings = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SECRET: undefined };
  expect(() => chooseCaptcha({ settings } as never, {} as never)).toThrow(
    'CAPTCHA_PROVIDER=turnstile needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.',
  );
});
