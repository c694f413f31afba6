import { describe, expect, it, jest } from '@jest/globals';
import { createRemoteDirectory } from './createRemoteDirectory.ts';
import type { ShellRemoteHandle } from './createRemoteHandle.ts';
import type { Registry, Release } from './Release.ts';
import { buildRelease as releaseNamed } from '../testing/buildRelease.ts';

const WORDS = { en_US: 'Polls', fr_FR: 'Sondages', ro_RO: 'Sondaje' };
const ONE = '000000000001';
const TWO = '000000000002';
const buildRelease = (name: string, hash = ONE): Release =>
  releaseNamed(
    name,
    { fills: ['shell.chat/v1'], declares: ['chat.preferences/v1'], pages: { notifications: {} } },
    hash,
  );
const listing = (...releases: Release[]): Registry => ({
  remotes: Object.fromEntries(releases.map((release) => [release.name, release])),
});
/** Creates handles of remotes, some of which have been started on this page. */
const handlesWhere = (isRunning: (release: Release) => boolean) => (release: Release) =>
  ({
    id: release.name,
    words: release.name,
    release,
    isRunning: () => isRunning(release),
    dispose: jest.fn(),
  }) as unknown as ShellRemoteHandle;

describe('createRemoteDirectory', () => {
  it('finds the remotes that draw a page or fill a slot, in the same array each time', () => {
    const directory = createRemoteDirectory(
      { known: listing(buildRelease('mfe-account')) },
      handlesWhere(() => false),
    );
    expect(directory.findDrawer('notifications')).toMatchObject({ id: 'mfe-account' });
    expect(directory.findDrawer('dashboard')).toBeUndefined();
    expect(directory.getFillers('shell.chat/v1')).toHaveLength(1);
    expect(directory.getFillers('shell.chat/v1')).toBe(directory.getFillers('shell.chat/v1'));
    expect(directory.isCertain()).toBe(true);
  });

  it('lists the previews that the person has chosen, but no other channels', () => {
    const registry = {
      ...listing(buildRelease('mfe-account'), buildRelease('mfe-chat')),
      channels: { 'mfe-account': 'preview/search', 'mfe-chat': 'canary', 'mfe-gone': 'preview/search' },
    };
    const getPreviews = (known: Registry) =>
      createRemoteDirectory(
        { known },
        handlesWhere(() => false),
      ).previews();
    expect(getPreviews(registry)).toEqual([{ remote: 'mfe-account', words: 'mfe-account', preview: 'search' }]);
    expect(getPreviews(listing(buildRelease('mfe-chat')))).toEqual([]);
  });

  it('lists menu pages in their order, and finds the pages that remotes add', () => {
    const entry = (page: string, order: number) => ({ page, order, words: WORDS, icon: [] });
    const polls = releaseNamed('mfe-polls', {
      pages: { polls: { path: '/polls/*', access: 'login' }, poll: { path: '/poll/:id', access: 'public' } },
      navigation: [entry('polls', 30)],
    });
    const meetings = releaseNamed('mfe-meetings', {
      pages: { dashboard: {}, ongoingMeetings: {} },
      navigation: [entry('ongoingMeetings', 40), entry('dashboard', 10)],
    });
    const directory = createRemoteDirectory(
      { known: listing(polls, meetings) },
      handlesWhere(() => false),
    );
    expect(directory.navigation().map(({ path }) => path)).toEqual(['/dashboard', '/polls', '/ongoing-meetings']);
    expect(directory.navigation()).toBe(directory.navigation());
    expect(directory.ownPageAt('/polls/new')).toMatchObject({ name: 'polls', page: { access: 'login' } });
    expect(directory.ownPageAt('/poll/7')).toMatchObject({ name: 'poll' });
    expect(directory.ownPageAt('/dashboard')).toBeUndefined();
    expect(directory.findOwnPath('poll')).toBe('/poll/:id');
    expect(directory.findDrawer('polls')).toMatchObject({ id: 'mfe-polls' });
  });

  it('is uncertain about missing remotes until the new list arrives, and then notifies subscribers', async () => {
    const news = Promise.withResolvers<Registry>();
    const directory = createRemoteDirectory(
      { known: listing(), news: news.promise },
      handlesWhere(() => false),
    );
    const changed = jest.fn();
    directory.subscribe(changed);
    const before = directory.revision();
    expect(directory.isCertain()).toBe(false);
    expect(directory.getFillers('shell.chat/v1')).toEqual([]);
    news.resolve(listing(buildRelease('mfe-account')));
    await news.promise;
    expect(changed).toHaveBeenCalledTimes(1);
    expect(directory.revision()).not.toBe(before);
    expect(directory.isCertain()).toBe(true);
    expect(directory.getFillers('shell.chat/v1')).toHaveLength(1);
  });

  it('keeps running remotes, updates the others, and drops those that are no longer live', async () => {
    const news = Promise.resolve(
      listing(buildRelease('mfe-chat', TWO), buildRelease('mfe-network', TWO), buildRelease('mfe-account', ONE)),
    );
    const known = listing(
      ...['mfe-chat', 'mfe-network', 'mfe-account', 'mfe-meetings'].map((name) => buildRelease(name)),
    );
    const directory = createRemoteDirectory(
      { known, news },
      handlesWhere(({ name }) => name === 'mfe-chat'),
    );
    const before = new Map(directory.getFillers('shell.chat/v1').map((handle) => [handle.id, handle]));
    await news;
    const after = new Map(directory.getFillers('shell.chat/v1').map((handle) => [handle.id, handle]));
    expect([...after.keys()]).toEqual(['mfe-chat', 'mfe-network', 'mfe-account']);
    expect(after.get('mfe-chat')).toBe(before.get('mfe-chat'));
    expect(after.get('mfe-account')).toBe(before.get('mfe-account'));
    expect(after.get('mfe-network')).not.toBe(before.get('mfe-network'));
    expect((before.get('mfe-meetings') as ShellRemoteHandle).dispose).toHaveBeenCalledTimes(1);
    expect((before.get('mfe-chat') as ShellRemoteHandle).dispose).not.toHaveBeenCalled();
    expect(after.get('mfe-network')).toMatchObject({ release: { hash: TWO } });
    expect(directory.outdated()).toEqual([{ words: 'mfe-chat', release: `mfe-chat ${TWO}` }]);
    expect(directory.running().map(({ name }) => name)).toEqual(['mfe-chat']);
    // The remote that declares a dialog is still known when it is no longer live.
    expect(directory.findDeclarer('chat.preferences/v1')).toBeDefined();
  });
});
