import { beforeEach, describe, expect, it } from '@jest/globals';
import { readRegistry } from './readRegistry.ts';

const release = {
  name: 'mfe-chat',
  version: '1.0.0',
  hash: 'abc123',
  container: 'mfe_chat_abc123',
  contract: 1,
  base: '/r/mfe-chat/1.0.0-abc123/',
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': 'sha384-xyz' },
  fills: [],
  pages: [],
  shared: {},
};
const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const down = async () => {
  throw new TypeError('unreachable');
};

beforeEach(() => localStorage.clear());

describe('readRegistry', () => {
  it('lists what is live, and leaves a broken record out', async () => {
    const registry = await readRegistry(
      answering({ remotes: { 'mfe-chat': release, 'mfe-odd': { name: 'mfe-odd' } } }),
    );
    expect(Object.keys(registry.remotes)).toEqual(['mfe-chat']);
    expect(registry.overrides).toBe(false);
  });

  it.each([
    ['is down', down],
    ['answers 503', answering({ remotes: {} }, 503)],
    ['answers something else', answering([])],
  ])('boots the last good list when the registry %s', async (_name, fetch) => {
    await readRegistry(answering({ remotes: { 'mfe-chat': release } }));
    expect(await readRegistry(fetch)).toMatchObject({ remotes: { 'mfe-chat': release } });
  });

  it('knows of no remote when there never was a list', async () => {
    expect(await readRegistry(down)).toEqual({ remotes: {} });
  });
});
