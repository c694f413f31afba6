import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { requestRegistry } from './requestRegistry.ts';
import { readRegistry } from './readRegistry.ts';
import { buildRelease } from '../testing/buildRelease.ts';

const release = buildRelease('mfe-chat');
const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const listing = answering({ remotes: { 'mfe-chat': release } });
const down = async () => {
  throw new TypeError('unreachable');
};
const silent = () => new Promise<Response>(() => {});

/** Lets the registry answer in these ways in turn; the last one repeats. */
function playRegistry(...ways: (() => Promise<Response>)[]) {
  const fetch = jest.fn(() => (ways.length > 1 ? ways.shift()! : ways[0]!)());
  globalThis.fetch = fetch as typeof globalThis.fetch;
  return fetch;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('readRegistry', () => {
  it('lists live remotes, and leaves out a broken record', async () => {
    playRegistry(answering({ remotes: { 'mfe-chat': release, 'mfe-odd': { name: 'mfe-odd' } } }));
    const { known, news } = await readRegistry(requestRegistry());
    expect(Object.keys(known.remotes)).toEqual(['mfe-chat']);
    expect(news).toBeUndefined();
  });

  it('keeps the channels that are not stable', async () => {
    playRegistry(answering({ remotes: { 'mfe-chat': release }, channels: { 'mfe-chat': 'preview/search', odd: 7 } }));
    expect((await readRegistry(requestRegistry())).known.channels).toEqual({ 'mfe-chat': 'preview/search' });
  });

  it('sends the user’s token if there is one, or else the administrator’s', async () => {
    const fetch = playRegistry(listing);
    const requested = () => (fetch.mock.calls.at(-1) as unknown as [string, RequestInit])[1].headers;
    localStorage.setItem('admin-token', JSON.stringify({ token: 'of-root' }));
    await requestRegistry();
    expect(requested()).toEqual({ accept: 'application/json', 'admin-token': 'of-root' });
    localStorage.setItem('user-token', JSON.stringify({ token: 'of-ana' }));
    await requestRegistry();
    expect(requested()).toEqual({ accept: 'application/json', 'user-token': 'of-ana' });
  });

  it.each([
    ['is down', down],
    ['answers 503', answering({ remotes: {} }, 503)],
    ['answers something else', answering([])],
  ])('starts with the last good list if the registry %s, and delivers the new list later', async (_name, failing) => {
    playRegistry(listing);
    await readRegistry(requestRegistry());
    playRegistry(failing, failing, answering({ remotes: {} }));
    const { known, news } = await readRegistry(requestRegistry());
    expect(known).toMatchObject({ remotes: { 'mfe-chat': release } });
    await pass(900);
    expect(await news).toEqual({ remotes: {} });
  });

  it('starts with the last good list if the registry is silent for three seconds', async () => {
    playRegistry(listing);
    await readRegistry(requestRegistry());
    playRegistry(silent);
    const reading = readRegistry(requestRegistry());
    await pass(3_000);
    expect(await reading).toMatchObject({ known: { remotes: { 'mfe-chat': release } } });
  });

  it('waits for the very first list without a time limit', async () => {
    playRegistry(down, silent, listing);
    const read = jest.fn();
    void readRegistry(requestRegistry()).then(read);
    await pass(10_000);
    expect(read).not.toHaveBeenCalled();
    await pass(50_000);
    expect(read).toHaveBeenCalledWith({ known: { remotes: { 'mfe-chat': release } } });
  });
});
