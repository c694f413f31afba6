import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { signOut } from '@meet/accounts-contract/operations';
import { dismissToast, toast } from '@meet/ui';
import { createTranslator } from '@meet/contracts/texts';
import enUS from '../i18n/en_US.json' with { type: 'json' };
import { signInHere } from '../testing/renderInShell.tsx';
import { createShell } from './createShell.ts';

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

function startShell(respond: () => Promise<Response>) {
  const fetch = jest.fn<typeof globalThis.fetch>(respond);
  globalThis.fetch = fetch;
  const shell = createShell(createTranslator('en_US', enUS));
  const navigate = jest.fn();
  shell.attachNavigate(navigate);
  return { shell, navigate, fetch };
}

beforeEach(() => {
  localStorage.clear();
  signInHere();
});

describe('signing out', () => {
  it('clears the session before the server answers, and sends its token', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { shell, navigate, fetch } = startShell(() => promise);
    const ended = jest.fn();
    shell.onSessionEnd(ended);
    const signedOut = shell.signOut();
    expect(localStorage.getItem('user-token')).toBeNull();
    expect(navigate).toHaveBeenCalledWith('/signin', { replace: true });
    expect(ended).toHaveBeenCalledTimes(1);
    resolve(answer(200, { data: { signOut: { __typename: 'Done', done: true } } }));
    await signedOut;
    expect(fetch.mock.calls[0]![0]).toBe('/graphql');
    expect(fetch.mock.calls[0]![1]!.body).toContain(signOut.hash);
    expect(fetch.mock.calls[0]![1]!.headers).toMatchObject({ 'user-token': 'a-token' });
  });

  it('only warns in the console if the server cannot be reached', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { shell, navigate } = startShell(async () => {
      throw new TypeError('offline');
    });
    await shell.signOut();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/signin', { replace: true });
    warn.mockRestore();
  });

  it('suspends guards until the sign-in page is shown', () => {
    const { shell } = startShell(async () => answer(200, { data: { signOut: { __typename: 'Done', done: true } } }));
    void shell.signOut();
    expect(shell.isLeaving()).toBe(true);
    shell.handleArrived('/elsewhere');
    expect(shell.isLeaving()).toBe(true);
    shell.handleArrived('/signin');
    expect(shell.isLeaving()).toBe(false);
  });
});

describe('a dead session', () => {
  const dead = async () => answer(401, { success: false, code: 'SESSION_INVALID', message: 'gone' });

  it('leads to the sign-in page once, however many calls fail', async () => {
    const { shell, navigate } = startShell(dead);
    const { checkIfUserIsLoggedIn } = await import('@meet/accounts-contract/operations');
    await Promise.allSettled([
      shell.api.execute(checkIfUserIsLoggedIn, {}),
      shell.api.execute(checkIfUserIsLoggedIn, {}),
    ]);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/signin', { replace: true });
    expect(localStorage.getItem('user-token')).toBeNull();
    dismissToast('session-expired');
    toast.clear();
  });

  it('is not assumed after another 401', async () => {
    const { shell, navigate } = startShell(async () => answer(401, { success: false, code: 'EMAIL_JOIN_BLOCKED' }));
    const { checkIfUserIsLoggedIn } = await import('@meet/accounts-contract/operations');
    await expect(shell.api.execute(checkIfUserIsLoggedIn, {})).rejects.toMatchObject({ code: 'EMAIL_JOIN_BLOCKED' });
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a sign-out in another tab', () => {
  it('leads home', () => {
    const { navigate } = startShell(async () => answer(200, { data: { signOut: { __typename: 'Done', done: true } } }));
    localStorage.removeItem('user-token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-token', storageArea: localStorage }));
    expect(navigate).toHaveBeenCalledWith('/', { replace: true });
  });
});
