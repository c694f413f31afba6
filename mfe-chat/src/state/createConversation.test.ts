import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chatMessageChanged, chatroomMessage } from '@meet/chat-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { buildMessage, buildMessages } from '../testing/buildRoom.ts';
import { createFakeApi, settle } from '../testing/createFakeApi.ts';
import { createConversation } from './createConversation.ts';

let scope: Scope;
let host: ReturnType<typeof createTestHost>;

beforeEach(() => {
  jest.useFakeTimers();
  scope = createScope();
  host = createTestHost();
});
afterEach(() => {
  scope.end();
  jest.useRealTimers();
});

function open(count: number) {
  const server = createFakeApi([], buildMessages(1, count));
  const conversation = createConversation(scope, { api: server.api, events: host.events, chatId: 'room-1' });
  const sequences = () => conversation.state$.value.messages.map(({ sequence }) => sequence);
  const push = (sequence: number) => host.push(chatroomMessage, buildMessage(sequence));
  return { server, conversation, sequences, push };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a conversation', () => {
  it('starts with the newest page, and loads older ones until none is left', async () => {
    const { conversation, sequences } = open(70);
    await settle();
    expect(sequences()).toEqual(range(41, 70));
    await conversation.loadOlder();
    expect(sequences()).toEqual(range(11, 70));
    await conversation.loadOlder();
    expect([sequences(), conversation.state$.value.hasOlder]).toEqual([range(1, 70), false]);
  });

  it('loads one older page at a time', async () => {
    const { server, conversation } = open(70);
    await settle();
    await Promise.all([conversation.loadOlder(), conversation.loadOlder()]);
    expect(server.api.readMessages).toHaveBeenCalledTimes(2);
  });

  it('adds messages that arrive during the first fetch, once each', async () => {
    const { server, sequences, push } = open(3);
    server.messages.push(buildMessage(4));
    push(4);
    push(5);
    await settle();
    expect(sequences()).toEqual([1, 2, 3, 4, 5]);
  });

  it('ignores known messages and those of other rooms', async () => {
    const { sequences, push } = open(3);
    await settle();
    push(2);
    push(3);
    host.push(chatroomMessage, buildMessage(4, { chatId: 'room-2' }));
    expect(sequences()).toEqual([1, 2, 3]);
  });

  it('fills a gap before it shows later messages', async () => {
    const { server, sequences, push } = open(3);
    await settle();
    server.messages.push(...buildMessages(4, 6));
    push(6);
    expect(sequences()).toEqual([1, 2, 3]);
    await settle();
    expect(sequences()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(server.api.readMessages).toHaveBeenLastCalledWith('room-1', { after: 3 });
  });

  it('retries if a gap could not be filled', async () => {
    const { server, sequences, push } = open(3);
    await settle();
    server.messages.push(...buildMessages(4, 5));
    server.api.readMessages.mockRejectedValueOnce(new Error('no network'));
    push(5);
    await settle();
    expect(sequences()).toEqual([1, 2, 3]);
    jest.advanceTimersByTime(2_000);
    await settle();
    expect(sequences()).toEqual([1, 2, 3, 4, 5]);
  });

  it('fetches missed messages after a reconnection', async () => {
    const { server, sequences } = open(3);
    await settle();
    host.setConnection('offline');
    server.messages.push(...buildMessages(4, 150));
    host.setConnection('online');
    await settle();
    expect(sequences()).toEqual(range(1, 150));
  });

  it('starts from the newest page if too many messages were missed', async () => {
    const { server, conversation, sequences } = open(3);
    await settle();
    host.setConnection('offline');
    server.messages.push(...buildMessages(4, 2_000));
    host.setConnection('online');
    await settle();
    await settle();
    expect(sequences()).toEqual(range(1971, 2000));
    expect(conversation.state$.value.hasOlder).toBe(true);
  });

  it('reports a failed fetch, and recovers by Retry', async () => {
    const server = createFakeApi([], buildMessages(1, 2));
    server.api.readMessages.mockRejectedValueOnce(new Error('no network'));
    const conversation = createConversation(scope, { api: server.api, events: host.events, chatId: 'room-1' });
    await settle();
    expect(conversation.state$.value.status).toBe('failed');
    conversation.retry();
    await settle();
    expect(conversation.state$.value).toMatchObject({ status: 'ready', hasOlder: false });
  });

  it('jumps to a message 100,000 back with one request, and loads more in both directions', async () => {
    const { server, conversation, sequences, push } = open(100_030);
    await settle();
    expect(await conversation.goTo(500)).toBe(true);
    expect(server.api.readMessages).toHaveBeenCalledTimes(2);
    expect([sequences(), conversation.state$.value.hasNewer]).toEqual([range(486, 515), true]);

    push(100_031);
    expect(sequences()).toEqual(range(486, 515));
    await conversation.loadOlder();
    await conversation.loadNewer();
    expect(sequences()).toEqual(range(456, 615));

    conversation.goToNewest();
    expect([sequences(), conversation.state$.value.hasNewer]).toEqual([range(100_001, 100_031), false]);
  });

  it('joins the pages around a jump to the newest ones when they meet, and keeps the place', async () => {
    const { conversation, sequences } = open(150);
    await settle();
    await conversation.goTo(60);
    const { windowId } = conversation.state$.value;
    await conversation.loadNewer();
    expect(sequences()).toEqual(range(46, 150));
    expect(conversation.state$.value).toMatchObject({ hasNewer: false, hasOlder: true, windowId });
  });

  it('fetches nothing for a loaded message, and stays if a message does not exist', async () => {
    const { server, conversation, sequences } = open(70);
    await settle();
    expect(await conversation.goTo(50)).toBe(true);
    expect(server.api.readMessages).toHaveBeenCalledTimes(1);
    expect(await conversation.goTo(71)).toBe(false);
    expect([sequences(), conversation.state$.value.hasNewer]).toEqual([range(41, 70), false]);
  });

  it('fetches the pages around a jump again after a reconnection, and keeps the place', async () => {
    const { server, conversation, sequences } = open(2_000);
    await settle();
    await conversation.goTo(500);
    const { windowId } = conversation.state$.value;
    host.setConnection('offline');
    server.messages[499] = buildMessage(500, { content: 'as it reads now' });
    host.setConnection('online');
    await settle();
    expect(sequences()).toEqual(range(486, 515));
    expect(conversation.state$.value.messages[14]!.content).toBe('as it reads now');
    expect(conversation.state$.value.windowId).toBe(windowId);
  });

  it('shows the last of two jumps, whichever is answered first', async () => {
    const { server, conversation, sequences } = open(2_000);
    await settle();
    let answerFirst = () => {};
    const late = server.api.readMessages.getMockImplementation()!;
    server.api.readMessages.mockImplementationOnce(async (chatId, wanted) => {
      await new Promise<void>((resolve) => (answerFirst = resolve));
      return late(chatId, wanted);
    });
    const first = conversation.goTo(100);
    await conversation.goTo(900);
    answerFirst();
    await first;
    expect(sequences()).toEqual(range(886, 915));
  });

  it('keeps a deletion that arrives while the message’s page is loading', async () => {
    const { server, conversation } = open(70);
    await settle();
    const older = Promise.withResolvers<void>();
    const read = server.api.readMessages.getMockImplementation()!;
    server.api.readMessages.mockImplementationOnce(async (...requested) => {
      const page = await read(...requested);
      await older.promise;
      return page;
    });
    const loading = conversation.loadOlder();
    await settle();
    host.push(chatMessageChanged, server.change(20, { content: '', deletedAt: 1 }));
    older.resolve();
    await loading;
    expect(conversation.state$.value.messages.find(({ sequence }) => sequence === 20)).toMatchObject({ content: '' });
  });

  it('fetches changes that were made while the connection was broken', async () => {
    const { server, conversation } = open(3);
    await settle();
    host.setConnection('offline');
    server.change(2, { content: 'edited', revision: 2, editedAt: 1 });
    server.change(1, { content: '', deletedAt: 1 });
    host.setConnection('online');
    await settle();
    expect(conversation.state$.value.messages.map(({ content }) => content)).toEqual(['', 'edited', 'text 3']);
    expect(server.api.readMessages).toHaveBeenCalledTimes(2);
  });
});
