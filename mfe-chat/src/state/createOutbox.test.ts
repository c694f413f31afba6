import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatMessage } from '@meet/chat-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { VIEWER } from '../testing/buildRoom.ts';
import { createFakeApi, createMemoryStorage, settle } from '../testing/createFakeApi.ts';
import { createOutbox } from './createOutbox.ts';
import { CallFailure } from '@meet/contracts/client';

let scope: Scope;
let stored: ChatMessage[];
let storage: ReturnType<typeof createMemoryStorage>;
let host: ReturnType<typeof createTestHost>;
let server: ReturnType<typeof createFakeApi>;

beforeEach(() => {
  scope = createScope();
  stored = [];
  storage = createMemoryStorage();
  host = createTestHost();
  server = createFakeApi();
});
afterEach(() => scope.end());

function open(inScope = scope) {
  let made = 0;
  return createOutbox(inScope, {
    api: server.api,
    events: host.events,
    storage,
    viewerEmail: VIEWER,
    onStored: (message) => stored.push(message),
    createId: () => `id-${(made += 1)}-${Math.random().toString(36).slice(2, 8)}`,
  });
}

const listTexts = (messages: readonly { content: string; state: string }[]) =>
  messages.map(({ content, state }) => `${content}: ${state}`);

describe('the outbox', () => {
  it('sends one message at a time in typed order, and drops stored ones', async () => {
    const outbox = open();
    for (const text of ['one', 'two', 'three']) outbox.send('room-1', text);
    expect(listTexts(outbox.messages$.value)).toEqual(['one: sending', 'two: sending', 'three: sending']);
    expect(server.api.send).toHaveBeenCalledTimes(1);
    await settle();
    expect(stored.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
    expect(outbox.messages$.value).toEqual([]);
  });

  it('keeps an unsent message, and sends it with the same id after a reconnection', async () => {
    server.api.send.mockRejectedValueOnce(new Error('no network'));
    const outbox = open();
    outbox.send('room-1', 'kept');
    outbox.send('room-1', 'behind it');
    await settle();
    expect(listTexts(outbox.messages$.value)).toEqual(['kept: failed', 'behind it: sending']);
    host.setConnection('offline');
    host.setConnection('online');
    await settle();
    expect(stored.map(({ content }) => content)).toEqual(['kept', 'behind it']);
    const [first, second] = server.api.send.mock.calls.map(([input]) => input.clientMessageId);
    expect(first).toBe(second);
  });

  it.each([
    ['a service that is away', new CallFailure(200, { code: 'UNAVAILABLE', message: 'Try again in a moment.' })],
    ['a balancer that reaches nobody', CallFailure.fromAnswer(502, undefined)],
  ])('retries with the same id after a failure of %s, without a reconnection', async (_who, error) => {
    jest.useFakeTimers();
    server.api.send.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    const outbox = open();
    outbox.send('room-1', 'kept');
    await settle();
    expect(outbox.messages$.value).toMatchObject([{ state: 'failed', reason: undefined }]);
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    expect(stored.map(({ content }) => content)).toEqual(['kept']);
    expect(new Set(server.api.send.mock.calls.map(([input]) => input.clientMessageId)).size).toBe(1);
    expect(outbox.messages$.value).toEqual([]);
  });

  it('does not wait for the answer of a lost connection after a reconnection', async () => {
    server.api.send.mockImplementationOnce(
      (_message, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(CallFailure.fromNetwork(signal.reason))),
        ),
    );
    const outbox = open();
    for (const text of ['on its way', 'behind it']) outbox.send('room-1', text);
    host.setConnection('offline');
    host.setConnection('online');
    await settle();
    expect(stored.map(({ content }) => content)).toEqual(['on its way', 'behind it']);
    const [first, second] = server.api.send.mock.calls.map(([input]) => input.clientMessageId);
    expect(first).toBe(second);
  });

  it('survives a reload', async () => {
    server.api.send.mockRejectedValue(new Error('no network'));
    open().send('room-1', 'typed before the reload');
    await settle();
    scope.end();
    server.api.send.mockReset();
    server.api.send.mockResolvedValue({} as never);
    scope = createScope();
    const outbox = open();
    expect(listTexts(outbox.messages$.value)).toEqual(['typed before the reload: sending']);
    await settle();
    expect(server.api.send).toHaveBeenCalledTimes(1);
    expect(outbox.messages$.value).toEqual([]);
  });

  it('keeps a refused message until the person retries or discards it', async () => {
    const refusal = new CallFailure(200, { code: 'CHAT_ROOM_NOT_FOUND', message: 'This room is gone.' });
    server.api.send.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
    const outbox = open();
    outbox.send('room-1', 'refused');
    await settle();
    host.setConnection('offline');
    host.setConnection('online');
    await settle();
    expect(server.api.send).toHaveBeenCalledTimes(1);
    const [message] = outbox.messages$.value;
    expect(message).toMatchObject({ state: 'failed', reason: 'This room is gone.' });
    outbox.retry(message!.clientMessageId);
    await settle();
    expect(server.api.send).toHaveBeenCalledTimes(2);
    outbox.discard(message!.clientMessageId);
    expect(outbox.messages$.value).toEqual([]);
  });

  it('sends in one room while another one fails', async () => {
    server.api.send.mockRejectedValueOnce(new Error('no network'));
    const outbox = open();
    outbox.send('room-1', 'stuck');
    outbox.send('room-2', 'free');
    await settle();
    expect(stored.map(({ content }) => content)).toEqual(['free']);
  });

  it('keeps the waiting messages of another tab', async () => {
    server.api.send.mockRejectedValue(new Error('no network'));
    const otherTab = createScope();
    const mine = open();
    const theirs = open(otherTab);
    mine.send('room-1', 'mine');
    theirs.send('room-1', 'theirs');
    await settle();
    scope.end();
    otherTab.end();
    scope = createScope();
    expect(
      open()
        .messages$.value.map(({ content }) => content)
        .sort(),
    ).toEqual(['mine', 'theirs']);
  });

  it('treats unreadable storage as empty', () => {
    storage.setItem(`chat-outbox:${VIEWER}`, '{"nonsense":');
    expect(open().messages$.value).toEqual([]);
    storage.setItem(`chat-outbox:${VIEWER}`, '[{"chatId":1}]');
    expect(open().messages$.value).toEqual([]);
  });
});
