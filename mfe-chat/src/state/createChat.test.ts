import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chatRoomClosed, chatRoomMarkedUnread, chatroomMessage, toMessagePreview } from '@meet/chat-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { BehaviorSubject } from 'rxjs';
import { buildMessage, buildRoom, VIEWER } from '../testing/buildRoom.ts';
import { createFakeApi, createMemoryStorage, settle } from '../testing/createFakeApi.ts';
import { createChat } from './createChat.ts';

let scope: Scope;
let host: ReturnType<typeof createTestHost>;

beforeEach(() => {
  scope = createScope();
  host = createTestHost();
});
afterEach(() => scope.end());

async function open({ marksRead = true } = {}) {
  const server = createFakeApi([
    buildRoom({ lastSequence: 5, readSequence: 2, lastMessage: toMessagePreview(buildMessage(5)) }),
    buildRoom({ chatId: 'room-2', roomName: 'Other' }),
  ]);
  const isVisible$ = new BehaviorSubject(true);
  const storage = createMemoryStorage();
  const { events } = host;
  const isTypingShown = () => true;
  const deps = { api: server.api, events, viewerEmail: VIEWER, storage, isVisible$, marksRead, isTypingShown };
  const chat = createChat(scope, deps);
  await settle();
  return { server, chat, isVisible$, storage };
}

describe('the chat', () => {
  it('selects the first room when it opens, and marks visible messages as read', async () => {
    const { server, chat } = await open();
    expect([chat.selectedId$.value, chat.rooms.unreadMessages$.value]).toEqual([null, 3]);
    chat.setNarrow(false);
    chat.open();
    expect([chat.selectedId$.value, chat.rooms.unreadMessages$.value]).toEqual(['room-1', 3]);
    chat.see('room-1', 4);
    expect(chat.rooms.unreadMessages$.value).toBe(1);
    expect(server.api.markRead).toHaveBeenLastCalledWith('room-1', 4);
    chat.see('room-1', 5);
    expect(chat.rooms.unreadMessages$.value).toBe(0);
    expect(server.api.markRead).toHaveBeenLastCalledWith('room-1', 5);
  });

  it('leaves messages below the visible ones unread, and never moves a mark back', async () => {
    const { server, chat } = await open();
    chat.setNarrow(false);
    chat.open();
    chat.see('room-1', 5);
    host.push(chatroomMessage, buildMessage(6));
    chat.see('room-1', 3);
    expect(chat.rooms.unreadMessages$.value).toBe(1);
    expect(server.api.markRead.mock.calls).toEqual([['room-1', 5]]);
  });

  it('marks nothing as read for an administrator who views the account', async () => {
    const { server, chat } = await open({ marksRead: false });
    chat.setNarrow(false);
    chat.open();
    chat.see('room-1', 5);
    expect([chat.watchedId$.value, chat.rooms.unreadMessages$.value]).toEqual(['room-1', 3]);
    expect(server.api.markRead).not.toHaveBeenCalled();
  });

  it('forwards selections to its page while that is open, and follows the page’s address only', async () => {
    const { server, chat } = await open();
    chat.setNarrow(false);
    chat.open();
    const gone: (string | null)[] = [];
    const close = chat.openPage({ go: (chatId) => void gone.push(chatId) });
    expect(chat.isOpen$.value).toBe(false);
    chat.select('room-2');
    chat.show(buildRoom({ chatId: 'room-3' }));
    chat.open();
    expect([gone, chat.selectedId$.value, chat.isOpen$.value]).toEqual([['room-2', 'room-3', null], 'room-1', false]);

    chat.selectByAddress('room-2');
    host.push(chatroomMessage, buildMessage(1, { chatId: 'room-2' }));
    chat.see('room-2', 1);
    expect(chat.watchedId$.value).toBe('room-2');
    expect(server.api.markRead).toHaveBeenLastCalledWith('room-2', 1);
    chat.selectByAddress(null);
    expect(chat.selectedId$.value).toBeNull();

    close();
    chat.select('room-1');
    expect([gone.length, chat.selectedId$.value]).toEqual([3, 'room-1']);
  });

  it('remembers the unread messages of a room until the person selects another one', async () => {
    const { chat, isVisible$ } = await open();
    chat.setNarrow(false);
    chat.open();
    expect(chat.unread$.value).toEqual({ chatId: 'room-1', after: 2, count: 3, isSeen: false });
    host.push(chatroomMessage, buildMessage(6));
    chat.see('room-1', 6);
    chat.seeUnread();
    expect(chat.unread$.value).toMatchObject({ after: 2, isSeen: true });

    isVisible$.next(false);
    host.push(chatroomMessage, buildMessage(7));
    isVisible$.next(true);
    expect(chat.unread$.value).toEqual({ chatId: 'room-1', after: 6, count: 1, isSeen: false });

    chat.select('room-2');
    expect(chat.unread$.value).toBeNull();
  });

  it('keeps a room unread that the person marked, until they select it again', async () => {
    const { server, chat, isVisible$ } = await open();
    chat.setNarrow(false);
    chat.open();
    chat.see('room-1', 5);
    await chat.markUnread({ chatId: 'room-1', sequence: 4 });
    expect(server.api.markUnread).toHaveBeenCalledWith({ chatId: 'room-1', sequence: 4 });
    host.push(chatRoomMarkedUnread, { chatId: 'room-1', readSequence: 3, deletedSequences: [] });
    expect(chat.unread$.value).toMatchObject({ after: 3, isSeen: true });
    host.push(chatroomMessage, buildMessage(6));
    chat.see('room-1', 6);
    isVisible$.next(false);
    isVisible$.next(true);
    expect(chat.rooms.unreadMessages$.value).toBe(3);
    chat.select('room-2');
    expect(chat.rooms.unreadMessages$.value).toBe(3);
    chat.select('room-1');
    expect(chat.rooms.unreadMessages$.value).toBe(0);
    expect(server.api.markRead).toHaveBeenLastCalledWith('room-1', 6);
  });

  it('sends a mark as unread after pending marks as read', async () => {
    const { server, chat } = await open();
    const calls: string[] = [];
    server.api.markRead.mockImplementation(async () => {
      await settle();
      calls.push('read');
    });
    server.api.markUnread.mockImplementation(async () => void calls.push('unread'));
    chat.setNarrow(false);
    chat.open();
    chat.see('room-1', 5);
    await chat.markUnread({ chatId: 'room-1', sequence: 4 });
    expect(calls).toEqual(['read', 'unread']);
  });

  it('selects no room by itself if only the list fits', async () => {
    const { chat } = await open();
    chat.setNarrow(true);
    chat.open();
    expect(chat.selectedId$.value).toBeNull();
  });

  it('leaves a message unread while the page is hidden, and marks it as read afterwards', async () => {
    const { chat, isVisible$ } = await open();
    chat.setNarrow(false);
    chat.open();
    chat.see('room-1', 5);
    isVisible$.next(false);
    host.push(chatroomMessage, buildMessage(6));
    chat.see('room-1', 6);
    expect(chat.rooms.unreadMessages$.value).toBe(1);
    isVisible$.next(true);
    expect(chat.rooms.unreadMessages$.value).toBe(0);
  });

  it('opens a room that is newer than the list, such as a meeting’s', async () => {
    const { server, chat } = await open();
    server.api.getRoom.mockResolvedValueOnce(buildRoom({ chatId: 'room-of-meeting', roomName: 'Planning' }));
    await chat.talkIn('room-of-meeting');
    expect([chat.isOpen$.value, chat.selectedId$.value]).toEqual([true, 'room-of-meeting']);
    await chat.talkIn('room-2');
    expect(chat.selectedId$.value).toBe('room-2');
    expect(server.api.getRoom).toHaveBeenCalledTimes(1);
    await expect(chat.talkIn('nowhere')).rejects.toThrow('no such room');
  });

  it('keeps a selected room that the fetched pages do not reach, until it is gone', async () => {
    const { server, chat } = await open();
    const older = (at: number) => buildRoom({ chatId: `older-${at}`, createdAt: Date.UTC(2026, 0, 4) - at });
    server.rooms.push(...Array.from({ length: 28 }, (_, at) => older(at)));
    await chat.rooms.load();
    chat.setNarrow(false);
    chat.open();
    chat.select('older-27');
    for (const newer of ['newer-1', 'newer-2']) {
      server.rooms.unshift(buildRoom({ chatId: newer, createdAt: Date.UTC(2026, 0, 6) }));
      await chat.rooms.load();
      expect(chat.selectedId$.value).toBe('older-27');
    }
    server.api.getRoom.mockRejectedValueOnce(new Error('no network'));
    await chat.rooms.load();
    expect(chat.selectedId$.value).toBe('older-27');
    server.rooms.pop();
    await chat.rooms.load();
    expect(chat.selectedId$.value).toBe('newer-1');
  });

  it('keeps a room that is selected while the list is fetched without it', async () => {
    const { server, chat } = await open();
    server.rooms.push(buildRoom({ chatId: 'unread-before', createdAt: 1 }));
    await chat.rooms.load();
    server.rooms.pop();
    const loading = chat.rooms.load();
    chat.setNarrow(false);
    chat.open();
    chat.select('unread-before');
    await loading;
    expect(chat.selectedId$.value).toBe('unread-before');
  });

  it('selects another room when the selected one is closed', async () => {
    const { chat } = await open();
    chat.setNarrow(false);
    chat.open();
    host.push(chatRoomClosed, { chatId: 'room-1' });
    expect(chat.selectedId$.value).toBe('room-2');
  });

  it('shows a sent message once, although answer and event both contain it', async () => {
    const { server, chat } = await open();
    server.messages.push(...[1, 2, 3, 4, 5].map((sequence) => buildMessage(sequence)));
    const conversation = chat.getConversation('room-1');
    await settle();
    chat.outbox.send('room-1', 'mine');
    await settle();
    host.push(chatroomMessage, server.messages.at(-1)!);
    expect(conversation.state$.value.messages.map(({ content }) => content).slice(-2)).toEqual(['text 5', 'mine']);
  });

  it('deletes drafts and unsent messages of a person who signed out', async () => {
    const { server, chat, storage } = await open();
    server.api.send.mockRejectedValue(new Error('no network'));
    chat.drafts.write('room-1', 'half a thought');
    chat.outbox.send('room-1', 'not sent');
    await settle();
    chat.forget();
    expect([storage.getItem(`chat-drafts:${VIEWER}`), storage.getItem(`chat-outbox:${VIEWER}`)]).toEqual([null, null]);
  });
});
