import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineRemote, type RemoteDefinition, type RemoteTexts } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { createRemoteHandle } from './createRemoteHandle.ts';
import { buildRelease } from '../testing/buildRelease.ts';

const release = buildRelease('mfe-chat');
const noTexts = async () => ({ default: {} });
const texts: RemoteTexts = { en_US: noTexts, fr_FR: noTexts, ro_RO: noTexts };
const Page = () => null;

function handleWith(load: () => Promise<unknown>) {
  const forget = jest.fn();
  const handle = createRemoteHandle({
    release,
    federation: { load, forget },
    loadTexts: async ({ id, texts: { en_US } }) => void loadedTexts.push([id, (await en_US()).default]),
    createHost: () => createTestHost(),
    locale: 'en_US',
  });
  return { handle, forget };
}

const loadedTexts: unknown[] = [];

describe('createRemoteHandle', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    loadedTexts.splice(0);
  });
  afterEach(() => void jest.useRealTimers());

  it('loads and sets up once for all callers', async () => {
    const setup = jest.fn<NonNullable<RemoteDefinition['setup']>>();
    const load = jest.fn(async () => defineRemote({ id: 'mfe-chat', texts, setup }));
    const { handle } = handleWith(load);
    const [one, two] = await Promise.all([handle.load(), handle.load()]);
    expect(one).toBe(two);
    expect(load).toHaveBeenCalledTimes(1);
    expect(setup).toHaveBeenCalledTimes(1);
  });

  it('loads every text of a page', async () => {
    const other: RemoteTexts = { ...texts, en_US: async () => ({ default: { other: 'Other' } }) };
    const routes = { notifications: { title: 't', texts: [texts, other], load: async () => Page } };
    const remote = await handleWith(async () => defineRemote({ id: 'mfe-chat', texts, routes })).handle.load();
    loadedTexts.splice(0);
    await remote.page('notifications');
    expect(loadedTexts).toEqual([
      ['mfe-chat', {}],
      ['mfe-chat', { other: 'Other' }],
    ]);
  });

  it('returns the same promise for a page each time, as Suspense requires', async () => {
    const definition = defineRemote({
      id: 'mfe-chat',
      texts,
      routes: { notifications: { title: 't', load: async () => Page } },
    });
    const remote = await handleWith(async () => definition).handle.load();
    expect(remote.page('notifications')).toBe(remote.page('notifications'));
    expect(remote.page('home')).toBeUndefined();
    expect(await remote.page('notifications')).toBe(Page);
  });

  it('waits for a slow remote without a time limit, and sets it up', async () => {
    const setup = jest.fn<NonNullable<RemoteDefinition['setup']>>();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { handle, forget } = handleWith(() => promise);
    const loaded = expect(handle.load()).resolves.toMatchObject({ id: 'mfe-chat' });
    await jest.advanceTimersByTimeAsync(600_000);
    handle.reset();
    expect(forget).not.toHaveBeenCalled();
    resolve(defineRemote({ id: 'mfe-chat', texts, setup }));
    await loaded;
    expect(setup).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['exports nothing', undefined, 'it exports no remote'],
    ['is of another contract', { contract: 99 }, 'it was built for contract 99'],
  ])('refuses a remote that %s', async (_name, exposed, reason) => {
    await expect(handleWith(async () => exposed).handle.load()).rejects.toThrow(reason);
  });

  it('rethrows an error of the setup, and starts again after a reset', async () => {
    const setup = jest.fn<NonNullable<RemoteDefinition['setup']>>().mockImplementationOnce(() => {
      throw new Error('a bug in setup');
    });
    const { handle, forget } = handleWith(async () => defineRemote({ id: 'mfe-chat', texts, setup }));
    await expect(handle.load()).rejects.toThrow('a bug in setup');
    await expect(handle.load()).rejects.toThrow('a bug in setup');
    handle.reset();
    expect(forget).toHaveBeenCalledWith(release);
    await expect(handle.load()).resolves.toMatchObject({ id: 'mfe-chat' });
    expect(setup).toHaveBeenCalledTimes(2);
  });

  it('loads a failed page again after a reset, and keeps the remote', async () => {
    const load = jest.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Page);
    const definition = defineRemote({ id: 'mfe-chat', texts, routes: { notifications: { title: 't', load } } });
    const { handle, forget } = handleWith(async () => definition);
    const remote = await handle.load();
    await expect(remote.page('notifications')).rejects.toThrow('lost');
    handle.reset();
    expect(await remote.page('notifications')).toBe(Page);
    expect(forget).not.toHaveBeenCalled();
  });

  it('calls the function that setup returned when it is disposed of', async () => {
    const disposed = jest.fn();
    const { handle } = handleWith(async () => defineRemote({ id: 'mfe-chat', texts, setup: () => disposed }));
    await handle.load();
    handle.dispose();
    handle.dispose();
    expect(disposed).toHaveBeenCalledTimes(1);
  });

  it('does not set up a remote that was disposed of while loading, until the next sign-in', async () => {
    const disposed = jest.fn();
    const setup = jest.fn(() => disposed);
    const { handle } = handleWith(async () => defineRemote({ id: 'mfe-chat', texts, setup }));
    const loading = handle.load();
    handle.dispose();
    await loading;
    expect(setup).not.toHaveBeenCalled();
    handle.setUpAgain();
    handle.setUpAgain();
    expect(setup).toHaveBeenCalledTimes(1);
    handle.dispose();
    expect(disposed).toHaveBeenCalledTimes(1);
    handle.setUpAgain();
    expect(setup).toHaveBeenCalledTimes(2);
  });

  it('adds a page’s own texts to those of the remote', async () => {
    const own = { default: { words: 'own' } };
    const page = { title: 'title', texts: { en_US: async () => own, fr_FR: async () => own, ro_RO: async () => own } };
    const definition = defineRemote({
      id: 'mfe-account',
      texts,
      routes: { organization: { ...page, load: async () => () => null } },
    });
    const { handle } = handleWith(async () => definition);
    const remote = await handle.load();
    expect(loadedTexts).toHaveLength(1);
    await remote.page('organization');
    expect(loadedTexts[1]).toEqual(['mfe-account', { words: 'own' }]);
  });
});
