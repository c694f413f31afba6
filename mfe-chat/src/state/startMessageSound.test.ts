import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chatRoomSettingsChanged, chatroomMessage } from '@meet/chat-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { BehaviorSubject } from 'rxjs';
import { buildMessage, buildRoom, VIEWER } from '../testing/buildRoom.ts';
import { createFakeApi, createMemoryStorage, settle } from '../testing/createFakeApi.ts';
import { chatPreferences } from './chatPreferences.ts';
import { createChat } from './createChat.ts';
import { startMessageSound } from './startMessageSound.ts';

/** Fakes the part of the Web Audio API that the sound uses. Returns the number of sounds that were started. */
function fakeAudio() {
  let notes = 0;
  const parameter = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class FakeAudioContext {
    readonly state = 'running';
    readonly currentTime = 0;
    readonly destination = {};
    createOscillator() {
      return { type: '', frequency: parameter, connect: (to: unknown) => to, start: () => (notes += 1), stop() {} };
    }
    createGain() {
      return { gain: parameter, connect: (to: unknown) => to };
    }
  }
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  return () => notes / 2;
}
const chimes = fakeAudio();

describe('the sound of messages', () => {
  let scope: Scope;
  let now: number;
  beforeEach(() => {
    scope = createScope();
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    chatPreferences.next({ mail: true, web: true });
  });
  afterEach(() => {
    scope.end();
    jest.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  async function start(web = true) {
    const host = createTestHost({ api: { getAccountPreferences: { preferences: { mail: true, web } } } });
    const { api } = createFakeApi([buildRoom({ chatId: 'room-1' }), buildRoom({ chatId: 'room-2' })]);
    const isVisible$ = new BehaviorSubject(true);
    const chat = createChat(scope, {
      ...{ api, events: host.events, viewerEmail: VIEWER, isVisible$ },
      ...{ storage: createMemoryStorage(), marksRead: true, isTypingShown: () => true },
    });
    startMessageSound(scope, { host, chat });
    await settle();
    const before = chimes();
    let sequence = 0;
    /** Returns whether a message that arrives now makes a sound. */
    const sounds = async (change: Parameters<typeof buildMessage>[1] = {}) => {
      const heard = chimes();
      host.push(chatroomMessage, buildMessage((sequence += 1), change));
      await settle();
      return chimes() > heard;
    };
    return { chat, host, sounds, heard: () => chimes() - before };
  }

  it('is played for others’ messages only', async () => {
    const { sounds } = await start();
    expect(await sounds({ email: VIEWER })).toBe(false);
    expect(await sounds()).toBe(true);
  });

  it('is played once for a burst of messages', async () => {
    const { sounds, heard } = await start();
    for (let count = 0; count < 5; count += 1) await sounds();
    expect(heard()).toBe(1);
    now = 1_500;
    expect(await sounds()).toBe(true);
  });

  it('is not played for the visible room', async () => {
    const { chat, sounds } = await start();
    chat.setNarrow(false);
    chat.open();
    expect(await sounds({ chatId: chat.watchedId$.value! })).toBe(false);
    expect(await sounds({ chatId: 'room-2' })).toBe(true);
  });

  it('is not played if the person does not want it', async () => {
    const { sounds } = await start(false);
    expect(await sounds()).toBe(false);
  });

  it.each(['mentions', 'nothing'] as const)('is not played for a room with the level %s', async (notificationLevel) => {
    const { host, sounds } = await start();
    host.push(chatRoomSettingsChanged, { chatId: 'room-1', notificationLevel, isFavourite: false });
    expect(await sounds({ chatId: 'room-1' })).toBe(false);
    expect(await sounds({ chatId: 'room-2' })).toBe(true);
  });

  it.each(['/s/123456789', '/j/123456789', '/m/j/123456789'])('is not played on %s', async (path) => {
    const { sounds } = await start();
    history.replaceState(null, '', path);
    expect(await sounds()).toBe(false);
  });
});
