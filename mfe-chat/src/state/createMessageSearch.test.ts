import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chatMessageChanged, chatRoomClosed, chatRoomLeft, toChatSearchPlace } from '@meet/chat-contract';
import type { ChatMessage, ChatRoom } from '@meet/chat-contract';
import { CallFailure } from '@meet/contracts/client';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { buildMessage, buildRoom, VIEWER } from '../testing/buildRoom.ts';
import { settle } from '../testing/createFakeApi.ts';
import { createMessageSearch } from './createMessageSearch.ts';

let scope: Scope;
beforeEach(() => {
  scope = createScope();
});
afterEach(() => scope.end());

interface Requested {
  readonly search: string;
  readonly timezone: string;
  readonly limit: number;
  readonly after?: string;
}

/** Starts a search over stored messages, of which the server finds all, the last first. */
function start(stored: readonly ChatMessage[]) {
  const find = jest.fn(({ limit, after }: Requested): { messages: readonly ChatMessage[] } => {
    const from = stored.findIndex((message) => toChatSearchPlace(message) === after) + 1;
    return { messages: stored.slice(from, from + limit) };
  });
  const host = createTestHost({ api: { searchChatMessages: find } });
  const search = createMessageSearch(scope, {
    api: host.api,
    events: host.events,
    viewerEmail: VIEWER,
    timeZone: 'Europe/Bucharest',
    readRooms: async (chatIds) =>
      new Map([...chatIds].map((chatId): [string, ChatRoom] => [chatId, buildRoom({ chatId })])),
  });
  const numbers = () => search.state$.value.messages.map(({ sequence }) => sequence);
  return { host, find, search, numbers };
}

const many = Array.from({ length: 45 }, (_, at) => buildMessage(45 - at));

describe('the search of messages', () => {
  it('reads page after page, in the person’s time zone, and knows which is the last', async () => {
    const { find, search, numbers } = start(many);
    search.find(' after:2026-01-04 ');
    expect(search.state$.value.status).toBe('loading');
    await settle();
    expect(search.state$.value).toMatchObject({ status: 'ready', search: 'after:2026-01-04', hasMore: true });
    expect(numbers()).toEqual(many.slice(0, 20).map(({ sequence }) => sequence));
    expect(find.mock.calls[0]![0]).toMatchObject({ timezone: 'Europe/Bucharest' });
    search.more();
    // A second press while the page is under way reads nothing more.
    search.more();
    await settle();
    search.more();
    await settle();
    expect(numbers()).toEqual(many.map(({ sequence }) => sequence));
    expect(search.state$.value).toMatchObject({ hasMore: false, isFetching: false });
    expect(find).toHaveBeenCalledTimes(3);
    expect(search.state$.value.rooms.get('room-1')).toMatchObject({ roomName: 'Launch' });
  });

  it('shows the answer to the last search only, and keeps the former messages until then', async () => {
    const { find, search, numbers } = start([buildMessage(1)]);
    search.find('one');
    await settle();
    find.mockReturnValueOnce({ messages: [buildMessage(2)] });
    search.find('two');
    find.mockReturnValueOnce({ messages: [buildMessage(3)] });
    search.find('three');
    expect(search.state$.value).toMatchObject({ search: 'one', isFetching: true });
    await settle();
    expect(search.state$.value.search).toBe('three');
    expect(numbers()).toEqual([3]);
    search.find('t');
    expect(search.state$.value).toMatchObject({ status: 'none', messages: [] });
  });

  it('says that it failed, and searches again on request; a failed page leaves the others', async () => {
    const { find, search, numbers } = start(many);
    const fail = () => {
      throw new CallFailure(200, { code: 'UNAVAILABLE', message: 'Not now.' });
    };
    find.mockImplementationOnce(fail);
    search.find('text');
    await settle();
    expect(search.state$.value.status).toBe('failed');
    search.find('text');
    await settle();
    expect(numbers()).toHaveLength(20);
    find.mockImplementationOnce(fail);
    search.more();
    await settle();
    expect(search.state$.value).toMatchObject({ status: 'ready', hasMore: true, isFetching: false });
    expect(search.state$.value.error).toBeInstanceOf(CallFailure);
    search.more();
    await settle();
    expect(numbers()).toHaveLength(40);
    expect(search.state$.value.error).toBeUndefined();
  });

  it('follows changes and deletions, and forgets rooms that are closed or that the person left', async () => {
    const messages = [5, 4, 3].map((sequence) => buildMessage(sequence));
    const { host, search, numbers } = start([
      ...messages,
      buildMessage(2, { chatId: 'room-2' }),
      buildMessage(1, { chatId: 'room-3' }),
    ]);
    search.find('text');
    await settle();
    host.push(chatMessageChanged, buildMessage(4, { content: 'other', change: 1 }));
    host.push(chatMessageChanged, buildMessage(4, { content: 'older', change: 0 }));
    expect(search.state$.value.messages[1]).toMatchObject({ content: 'other' });
    host.push(chatMessageChanged, buildMessage(3, { content: '', deletedAt: 1, change: 2 }));
    expect(numbers()).toEqual([5, 4, 2, 1]);
    host.push(chatRoomClosed, { chatId: 'room-2' });
    const left = { chatId: 'room-3', version: 2, newOwnerEmail: null, memberPreview: [], memberCount: 1 };
    host.push(chatRoomLeft, { ...left, email: 'ben@example.com', ownerEmail: VIEWER });
    expect(numbers()).toEqual([5, 4, 1]);
    host.push(chatRoomLeft, { ...left, email: VIEWER, ownerEmail: 'ben@example.com' });
    expect(numbers()).toEqual([5, 4]);
  });
});
