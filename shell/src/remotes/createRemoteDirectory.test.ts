import { describe, expect, it, jest } from '@jest/globals';
import { createRemoteDirectory } from './createRemoteDirectory.ts';
import type { ShellRemoteHandle } from './createRemoteHandle.ts';
import type { Registry, Release } from './Release.ts';

const releaseOf = (name: string, hash = 'one'): Release =>
  ({ name, hash, fills: ['shell.chat/v1'], pages: ['notifications'] }) as unknown as Release;
const listing = (...releases: Release[]): Registry => ({
  remotes: Object.fromEntries(releases.map((release) => [release.name, release])),
});
/** Handles of remotes of which some have been started on this page. */
const handlesWhere = (isRunning: (release: Release) => boolean) => (release: Release) =>
  ({
    id: release.name,
    release,
    isRunning: () => isRunning(release),
    dispose: jest.fn(),
  }) as unknown as ShellRemoteHandle;

describe('createRemoteDirectory', () => {
  it('finds who draws a page and who fills a slot, in the same array each time', () => {
    const directory = createRemoteDirectory(
      { known: listing(releaseOf('mfe-account')) },
      handlesWhere(() => false),
    );
    expect(directory.drawerOf('notifications')).toMatchObject({ id: 'mfe-account' });
    expect(directory.drawerOf('dashboard')).toBeUndefined();
    expect(directory.fillersOf('shell.chat/v1')).toHaveLength(1);
    expect(directory.fillersOf('shell.chat/v1')).toBe(directory.fillersOf('shell.chat/v1'));
    expect(directory.isCertain()).toBe(true);
  });

  it('is not certain of what an older list leaves out until the news come, and tells them', async () => {
    const news = Promise.withResolvers<Registry>();
    const directory = createRemoteDirectory(
      { known: listing(), news: news.promise },
      handlesWhere(() => false),
    );
    const changed = jest.fn();
    directory.subscribe(changed);
    const before = directory.revision();
    expect(directory.isCertain()).toBe(false);
    expect(directory.fillersOf('shell.chat/v1')).toEqual([]);
    news.resolve(listing(releaseOf('mfe-account')));
    await news.promise;
    expect(changed).toHaveBeenCalledTimes(1);
    expect(directory.revision()).not.toBe(before);
    expect(directory.isCertain()).toBe(true);
    expect(directory.fillersOf('shell.chat/v1')).toHaveLength(1);
  });

  it('leaves what runs as it is, gives the rest its new release, and drops what is no longer live', async () => {
    const news = Promise.resolve(
      listing(releaseOf('mfe-chat', 'two'), releaseOf('mfe-network', 'two'), releaseOf('mfe-account', 'one')),
    );
    const known = listing(...['mfe-chat', 'mfe-network', 'mfe-account', 'mfe-meetings'].map((name) => releaseOf(name)));
    const directory = createRemoteDirectory(
      { known, news },
      handlesWhere(({ name }) => name === 'mfe-chat'),
    );
    const before = new Map(directory.fillersOf('shell.chat/v1').map((handle) => [handle.id, handle]));
    await news;
    const after = new Map(directory.fillersOf('shell.chat/v1').map((handle) => [handle.id, handle]));
    expect([...after.keys()]).toEqual(['mfe-chat', 'mfe-network', 'mfe-account']);
    expect(after.get('mfe-chat')).toBe(before.get('mfe-chat'));
    expect(after.get('mfe-account')).toBe(before.get('mfe-account'));
    expect(after.get('mfe-network')).not.toBe(before.get('mfe-network'));
    expect((before.get('mfe-meetings') as ShellRemoteHandle).dispose).toHaveBeenCalledTimes(1);
    expect((before.get('mfe-chat') as ShellRemoteHandle).dispose).not.toHaveBeenCalled();
    expect(after.get('mfe-network')).toMatchObject({ release: { hash: 'two' } });
  });
});
