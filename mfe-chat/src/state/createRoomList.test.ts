import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  chatMembersAdded,
  chatRoomRenamed,
  chatroomMessage,
  chatMessageChanged,
  toMessagePreview,
} from '@meet/chat-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { ANA, BEN, buildMessage, buildRoom, getMemberAttributes, VIEWER } from '../testing/buildRoom.ts';
import { createFakeApi, settle } from '../testing/createFakeApi.ts';
import { createRoomList } from './createRoomList.ts';

let scope: Scope;
let host: ReturnType<typeof createTestHost>;

beforeEach(() => {
  scope = createScope();
  host = createTestHost();
});
afterEach(() => scope.end());

function open(...rooms: ReturnType<typeof buildRoom>[]) {
  const server = createFakeApi(rooms);
  const list = createRoomList(scope, { api: server.api, events: host.events, viewerEmail: VIEWER });
  const names = () => list.state$.value.rooms.map(({ roomName }) => roomName);
  return { server, list, names };
}

describe('the room list', () => {
  it('applies events that arrive during the first fetch', async () => {
    const { list, names } = open(buildRoom());
    const loading = list.load();
    host.push(chatRoomRenamed, { chatId: 'room-1', version: 2, roomName: 'Renamed meanwhile' });
    await loading;
    expect(names()).toEqual(['Renamed meanwhile']);
  });

  it('counts unread rooms and messages, and moves a room with a new message to the top', async () => {
    const { list, names } = open(
      buildRoom({ chatId: 'room-2', roomName: 'Newer', createdAt: Date.UTC(2026, 0, 5, 9, 30) }),
      buildRoom(),
    );
    await list.load();
    for (const sequence of [1, 2]) host.push(chatroomMessage, buildMessage(sequence));
    expect(names()).toEqual(['Launch', 'Newer']);
    expect([list.unreadRooms$.value, list.unreadMessages$.value]).toEqual([1, 2]);
    list.markRead('room-1', 2);
    expect([list.unreadRooms$.value, list.unreadMessages$.value]).toEqual([0, 0]);
  });

  it('fetches a room again if one of its changes was missed', async () => {
    const { server, list, names } = open(buildRoom());
    await list.load();
    server.rooms[0] = buildRoom({ roomName: 'Third name', version: 4 });
    host.push(chatMembersAdded, { chatId: 'room-1', version: 4, ...getMemberAttributes([ANA, BEN]), participants: [] });
    await settle();
    expect(names()).toEqual(['Third name']);
  });

  it('fetches a room again if a change of a message arrives before an earlier one', async () => {
    const { server, list } = open(buildRoom({ lastSequence: 2, readSequence: 0 }));
    await list.load();
    server.rooms[0] = buildRoom({ lastSequence: 2, readSequence: 0, lastChange: 2, deletedSequences: [2] });
    host.push(chatMessageChanged, { ...buildMessage(1), change: 2, content: 'Edited' });
    await settle();
    expect(list.state$.value.rooms[0]).toMatchObject({ lastChange: 2, deletedSequences: [2] });
  });

  it('keeps changes of messages that an answer does not contain yet', async () => {
    const { list } = open(buildRoom({ lastSequence: 1, readSequence: 0 }));
    await list.load();
    host.push(chatMessageChanged, { ...buildMessage(1), change: 1, content: '', deletedAt: 1 });
    list.put(buildRoom({ lastSequence: 1, readSequence: 0 }));
    expect(list.state$.value.rooms[0]).toMatchObject({ lastChange: 1, deletedSequences: [1], unreadMessages: 0 });
  });

  it('keeps the newer of two answers', async () => {
    const { list, names } = open(buildRoom({ version: 3, roomName: 'Newest' }));
    await list.load();
    list.put(buildRoom({ version: 2, roomName: 'Late answer' }));
    expect(names()).toEqual(['Newest']);
  });

  it('keeps newer messages if an answer contains fewer', async () => {
    const { list } = open(buildRoom());
    await list.load();
    host.push(chatroomMessage, buildMessage(1));
    list.put(buildRoom({ version: 2, roomName: 'Renamed' }));
    expect(list.state$.value.rooms[0]).toMatchObject({ roomName: 'Renamed', lastSequence: 1, unreadMessages: 1 });
  });

  it('reports a failed fetch, and recovers after a reconnection', async () => {
    const { server, list, names } = open(buildRoom());
    server.api.readRooms.mockRejectedValueOnce(new Error('no network'));
    await list.load();
    expect(list.state$.value.status).toBe('failed');
    host.setConnection('offline');
    host.setConnection('online');
    await settle();
    expect(names()).toEqual(['Launch']);
  });
});

describe('older rooms', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      buildRoom({ chatId: `room-${at}`, roomName: `Room ${at}`, createdAt: Date.UTC(2026, 0, 5, 9) - at }),
    );

  it('are loaded page by page, and fetched again with the list', async () => {
    const { server, list, names } = open(...many(70));
    await list.load();
    expect([names().length, list.state$.value.hasMore]).toEqual([30, true]);
    await list.loadMore();
    await list.loadMore();
    await list.loadMore();
    expect([names().length, list.state$.value.hasMore]).toEqual([70, false]);
    const pages = server.api.readRooms.mock.calls.filter(([{ after }]) => after);
    expect(pages).toHaveLength(2);
    server.rooms[69] = buildRoom({ ...server.rooms[69], roomName: 'Renamed' });
    await list.load();
    expect([names().at(-1), list.state$.value.hasMore]).toEqual(['Renamed', false]);
  });

  it('apply events that arrive while they are loading', async () => {
    const { server, list, names } = open(...many(40));
    await list.load();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof server.api.readRooms>>>();
    server.api.readRooms.mockReturnValueOnce(promise);
    const loading = list.loadMore();
    host.push(chatRoomRenamed, { chatId: 'room-35', version: 2, roomName: 'Renamed meanwhile' });
    resolve({ chatrooms: server.rooms.slice(30), next: null });
    await loading;
    expect(names()[35]).toBe('Renamed meanwhile');
  });

  it('move to the top with a new message, even if they are not loaded', async () => {
    const { server, list, names } = open(...many(40));
    await list.load();
    server.rooms.unshift(
      buildRoom({ ...server.rooms.pop()!, lastSequence: 1, lastMessage: toMessagePreview(buildMessage(1)) }),
    );
    host.push(chatroomMessage, { ...buildMessage(1), chatId: 'room-39' });
    await settle();
    expect(names()[0]).toBe('Room 39');
  });

  it('stay after a new fetch if the person opened them, unless they are gone', async () => {
    const { server, list, names } = open(...many(40));
    await list.load();
    list.put(server.rooms[39]!);
    await list.load();
    expect(names().at(-1)).toBe('Room 39');
    server.rooms.pop();
    await list.load();
    expect(names()).toHaveLength(30);
  });

  it('are loaded by the next call after a page failed', async () => {
    const { server, list, names } = open(...many(40));
    await list.load();
    server.api.readRooms.mockRejectedValueOnce(new Error('no network'));
    await list.loadMore();
    await list.loadMore();
    expect(names()).toHaveLength(40);
  });
});
