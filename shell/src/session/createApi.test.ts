import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checkIfUserIsLoggedIn, getAccountData, signIn } from '@meet/accounts-contract/operations';
import { uploadAvatar } from '@meet/accounts-contract';
import { HEADERS } from '@meet/contracts';
import { createApi } from './createApi.ts';
import { KEYS } from '../browser/storage.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const sent: { url: string; body: Record<string, unknown> }[] = [];

/** Fakes a server that answers after a time, unless the call is aborted before. */
function answer(body: object, { afterMs = 0, status = 200 } = {}): void {
  sent.length = 0;
  globalThis.fetch = (url, { signal, body: requested } = {}) =>
    new Promise((resolve, reject) => {
      sent.push({ url: String(url), body: JSON.parse(String(requested)) as Record<string, unknown> });
      signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      setTimeout(() => resolve(new Response(JSON.stringify(body), { status })), afterMs);
    });
}

async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  await jest.advanceTimersByTimeAsync(0);
  return promise;
}

const VALUES = { email: 'ana@example.com', password: 'x', isIncognito: 0, secondFactorCode: undefined };

describe('a call', () => {
  it('is identified by its document’s hash, and returns its output', async () => {
    answer({ data: { account: { fullName: 'Ana Pop' } } });
    const notified = await settled(createApi(() => {}).execute(getAccountData, {}));
    expect(notified).toEqual({ account: { fullName: 'Ana Pop' } });
    const persistedQuery = { version: 1, sha256Hash: getAccountData.hash };
    const body = { operationName: 'GetAccountData', variables: {}, extensions: { persistedQuery } };
    expect(sent).toEqual([{ url: '/graphql', body }]);
  });

  it('converts the values of a form, and sends only known fields', async () => {
    answer({ data: { signIn: { __typename: 'SignedIn' } } });
    const values = { ...VALUES, isIncognito: true, rememberMe: 'x' } as never;
    await settled(createApi(() => {}).execute(signIn, values));
    expect(sent[0]!.body['variables']).toEqual({ email: 'ana@example.com', password: 'x', isIncognito: 1 });
  });

  it('throws a refusal with all its details', async () => {
    const fields = [{ path: 'email', key: 'common.emailInvalid', message: 'Not an e-mail' }];
    const error = { code: 'SECOND_FACTOR_REQUIRED', message: 'Code, please', fields, data: { token: 'waits' } };
    answer({ data: { signIn: { __typename: 'Failure', error } } });
    await expect(settled(createApi(() => {}).execute(signIn, VALUES))).rejects.toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      message: 'Code, please',
      fields,
      data: { token: 'waits' },
    });
  });

  it('throws the refusal of a query, and reports a dead session', async () => {
    const onSessionDead = jest.fn();
    answer({ errors: [{ message: 'Gone', extensions: { code: 'SESSION_INVALID' } }] }, { status: 401 });
    await expect(settled(createApi(onSessionDead).execute(getAccountData, {}))).rejects.toMatchObject({
      code: 'SESSION_INVALID',
      message: 'Gone',
      status: 401,
    });
    expect(onSessionDead).toHaveBeenCalledTimes(1);
  });

  it('is sent in a later task, with the session that started it', async () => {
    let requester: unknown;
    answer({ data: { isSignedIn: true } });
    const fetchAnswer = globalThis.fetch;
    globalThis.fetch = (url, request) => {
      requester = (request!.headers as Record<string, string>)[HEADERS.userToken];
      return fetchAnswer(url, request);
    };
    localStorage.setItem(KEYS.userToken, JSON.stringify({ token: 'of-ana' }));
    const notified = createApi(() => {}).execute(checkIfUserIsLoggedIn, {});
    localStorage.removeItem(KEYS.userToken);
    expect(sent).toEqual([]);
    await expect(settled(notified)).resolves.toBe(true);
    expect(requester).toBe('of-ana');
  });

  it('uses REST for an upload', async () => {
    answer({ success: true, avatar: 'https://pictures.example/1' });
    const notified = await settled(createApi(() => {}).upload(uploadAvatar, { avatar: 'base64' }));
    expect(notified).toMatchObject({ avatar: 'https://pictures.example/1' });
    expect(sent).toEqual([{ url: '/api/upload-avatar', body: { avatar: 'base64' } }]);
    answer({ success: false, code: 'AVATAR_TOO_LARGE', message: 'Too large' }, { status: 400 });
    await expect(settled(createApi(() => {}).upload(uploadAvatar, { avatar: 'base64' }))).rejects.toMatchObject({
      code: 'AVATAR_TOO_LARGE',
      status: 400,
    });
  });

  it('waits on a slow network', async () => {
    answer({ data: { isSignedIn: true } }, { afterMs: 100_000 });
    const notified = createApi(() => {}).execute(checkIfUserIsLoggedIn, {});
    await jest.advanceTimersByTimeAsync(100_000);
    await expect(notified).resolves.toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails like a lost network if no answer ever arrives', async () => {
    answer({}, { afterMs: 1e9 });
    const failed = expect(createApi(() => {}).execute(checkIfUserIsLoggedIn, {})).rejects.toMatchObject({
      code: 'NETWORK',
      status: 0,
    });
    await jest.advanceTimersByTimeAsync(120_000);
    await failed;
  });
});
