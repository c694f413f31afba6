import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestHost } from '@meet/remote-kit/testing';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { webcrypto } from 'node:crypto';
import { getCaptchaToken } from './getCaptchaToken.ts';

const ACTION = 'inviteInSystemVerification';
const ask = (getCaptcha: unknown) =>
  getCaptchaToken(createTestHost({ api: { getCaptcha } }).api, ACTION, document.createElement('div'));

describe('getCaptchaToken', () => {
  let scripts: HTMLScriptElement[];
  /** Whether the next script of another origin loads. */
  let loads: boolean;
  beforeEach(() => {
    scripts = [];
    loads = true;
    jest.spyOn(document.head, 'append').mockImplementation((script) => {
      scripts.push(script as HTMLScriptElement);
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(loads ? 'load' : 'error')));
    });
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  });
  afterEach(() => void jest.restoreAllMocks());

  it('solves the proof of work that the server sends', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 7,
      deriveKey,
      hmacSignatureSecret: 'secret',
    });
    const token = await ask({ provider: 'altcha', siteKey: null, challenge: JSON.stringify(challenge) });
    const solved = JSON.parse(atob(token)) as { challenge: typeof challenge; solution: never };
    expect(solved.challenge).toEqual(challenge);
    expect(await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: 'secret' })).toMatchObject({
      verified: true,
    });
  });

  it('requests a reCAPTCHA token for the action', async () => {
    const execute = jest.fn(async (siteKey: string, { action }: { action: string }) => `${siteKey} ${action}`);
    Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), execute } });
    expect(await ask({ provider: 'recaptcha', siteKey: 'key', challenge: null })).toBe(`key ${ACTION}`);
    expect(scripts[0]!.src).toBe('https://www.google.com/recaptcha/api.js?render=key');
  });

  it('requests a Turnstile token, removes the widget, and fails if Turnstile reports an error', async () => {
    const removed: string[] = [];
    let answer: 'callback' | 'error-callback' = 'callback';
    const turnstile = {
      render(_place: HTMLElement, options: Record<string, (value: string) => void>) {
        queueMicrotask(() => options[answer]!('token'));
        return 'widget';
      },
      remove: (widget: string) => removed.push(widget),
    };
    Object.assign(window, { turnstile });
    const offer = { provider: 'turnstile', siteKey: 'key', challenge: null };
    expect(await ask(offer)).toBe('token');
    answer = 'error-callback';
    await expect(ask(offer)).rejects.toMatchObject({ code: 'CAPTCHA_FAILED' });
    expect(removed).toEqual(['widget', 'widget']);
  });

  it('fails if the script or the captcha settings do not load, and succeeds on a later attempt', async () => {
    loads = false;
    const offer = { provider: 'recaptcha', siteKey: 'another', challenge: null };
    await expect(ask(offer)).rejects.toMatchObject({ code: 'CAPTCHA_FAILED' });
    await expect(ask(() => Promise.reject(new Error('down')))).rejects.toMatchObject({ code: 'CAPTCHA_FAILED' });
    loads = true;
    Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), execute: async () => 'token' } });
    expect(await ask(offer)).toBe('token');
  });
});
