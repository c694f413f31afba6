import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chatMembersAdded, chatRoomRenamed, chatroomMessage } from '@meet/chat-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { ANA, BEN, buildMessage, buildRoom, memberFactsOf, VIEWER } from '../testing/buildRoom.ts';
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
  it('applies what arrives while the first answer is on its way', async () => {
    const { list, names } = open(buildRoom());
    const loading = list.load();
    host.push(chatRoomRenamed, { chatId: 'room-1', version: 2, roomName: 'Renamed meanwhile' });
    await loading;
    expect(names()).toEqual(['Renamed meanwhile']);
  });

  it('counts unread rooms and messages, and moves the room that speaks to the top', async () => {
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

  it('fetches a room anew when one of its changes went missing', async () => {
    const { server, list, names } = open(buildRoom());
    await list.load();
    server.rooms[0] = buildRoom({ roomName: 'Third name', version: 4 });
    host.push(chatMembersAdded, { chatId: 'room-1', version: 4, ...memberFactsOf([ANA, BEN]), participants: [] });
    await settle();
    expect(names()).toEqual(['Third name']);
  });

  it('keeps the newer of two answers', async () => {
    const { list, names } = open(buildRoom({ version: 3, roomName: 'Newest' }));
    await list.load();
    list.put(buildRoom({ version: 2, roomName: 'Late answer' }));
    expect(names()).toEqual(['Newest']);
  });

  it('keeps the messages it knows of when an answer knows fewer', async () => {
    const { list } = open(buildRoom());
    await list.load();
    host.push(chatroomMessage, buildMessage(1));
    list.put(buildRoom({ version: 2, roomName: 'Renamed' }));
    expect(list.state$.value.rooms[0]).toMatchObject({ roomName: 'Renamed', lastSequence: 1, unreadMessages: 1 });
  });

  it('says that it failed, and recovers after a reconnection', async () => {
    const { server, list, names } = open(buildRoom());
    server.api.listRooms.mockRejectedValueOnce(new Error('no network'));
    await list.load();
    expect(list.state$.value.status).toBe('failed');
    host.setConnection('offline');
    host.setConnection('online');
    await settle();
    expect(names()).toEqual(['Launch']);
  });
});
