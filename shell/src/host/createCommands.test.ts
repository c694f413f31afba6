import { describe, expect, it, jest } from '@jest/globals';
import type { FoundKind } from '@meet/remote-kit';
import { createCommands } from './createCommands.ts';

const search = async () => [];

describe('createCommands', () => {
  it('sorts searches by kind, whatever the order of registration, with unknown kinds last', () => {
    const commands = createCommands();
    commands.addSearch(search);
    commands.addSearch(search, 'polls' as FoundKind);
    for (const kind of ['messages', 'meetings', 'people', 'rooms'] as const) commands.addSearch(search, kind);
    expect(commands.searches().map(({ kind }) => kind)).toEqual([
      'people',
      'rooms',
      'meetings',
      'messages',
      undefined,
      undefined,
    ]);
  });

  it('removes exactly the commands, searches and keys that are withdrawn', () => {
    const commands = createCommands();
    const [polls, votes] = ['Polls', 'Votes'].map((label) => [{ id: label, label, group: '', run: jest.fn() }]);
    commands.add(polls!);
    commands.add(votes!)();
    commands.addSearch(search, 'people')();
    commands.addSearch(search, 'rooms');
    commands.addKeys([{ keys: 'G', label: 'Go' }])();
    commands.addKeys([{ keys: 'Ctrl Enter', label: 'Send' }]);
    expect(commands.all().map(({ label }) => label)).toEqual(['Polls']);
    expect(commands.searches().map(({ kind }) => kind)).toEqual(['rooms']);
    expect(commands.keys()).toEqual([{ keys: 'Ctrl Enter', label: 'Send' }]);
  });
});
