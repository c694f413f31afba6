import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chatMemberTyping, chatRoomLeft, chatroomMessage } from '@meet/chat-contract';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { buildMessage, VIEWER } from '../testing/buildRoom.ts';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createTyping } from './createTyping.ts';

let scope: Scope;
beforeEach(() => {
  jest.useFakeTimers();
  scope = createScope();
});
afterEach(() => {
  scope.end();
  jest.useRealTimers();
});

const BEN = { chatId: 'room-1', email: 'ben@example.com', fullName: 'Ben Okafor' };
const CLEO = { chatId: 'room-1', email: 'cleo@example.com', fullName: 'Cleo Radu' };

function start({ isShown = true } = {}) {
  const host = createTestHost();
  const { api } = createFakeApi();
  const typing = createTyping(scope, { api, events: host.events, viewerEmail: VIEWER, isShown: () => isShown });
  const names = () => (typing.typists$.value.get('room-1') ?? []).map(({ fullName }) => fullName);
  return { host, api, typing, names };
}

describe('typing', () => {
  it('ends five seconds after the last event', () => {
    const { host, names } = start();
    host.push(chatMemberTyping, BEN);
    jest.advanceTimersByTime(3_000);
    host.push(chatMemberTyping, CLEO);
    host.push(chatMemberTyping, BEN);
    expect(names()).toEqual(['Ben Okafor', 'Cleo Radu']);
    jest.advanceTimersByTime(4_999);
    expect(names()).toEqual(['Ben Okafor', 'Cleo Radu']);
    jest.advanceTimersByTime(1);
    expect(names()).toEqual([]);
  });

  it('ends with a message of the person, or when they leave', () => {
    const { host, names } = start();
    host.push(chatMemberTyping, BEN);
    host.push(chatMemberTyping, CLEO);
    host.push(chatroomMessage, buildMessage(1, { email: BEN.email }));
    expect(names()).toEqual(['Cleo Radu']);
    const left = { chatId: 'room-1', version: 2, email: CLEO.email, newOwnerEmail: null };
    host.push(chatRoomLeft, { ...left, memberPreview: [], memberCount: 2, ownerEmail: VIEWER });
    expect(names()).toEqual([]);
  });

  it('is not shown to the same person in another tab', () => {
    const { host, names } = start();
    host.push(chatMemberTyping, { ...BEN, email: VIEWER });
    expect(names()).toEqual([]);
  });

  it('is announced every three seconds at most per room, in rooms of 2 to 50 members', () => {
    const { api, typing } = start();
    for (let second = 0; second <= 3; second += 1) {
      typing.note({ chatId: 'room-1', memberCount: 50 });
      jest.advanceTimersByTime(1_000);
    }
    typing.note({ chatId: 'room-2', memberCount: 2 });
    typing.note({ chatId: 'room-3', memberCount: 51 });
    typing.note({ chatId: 'room-4', memberCount: 1 });
    expect(api.announceTyping.mock.calls).toEqual([['room-1'], ['room-1'], ['room-2']]);
  });

  it('is announced at once after a message of the person', () => {
    const { host, api, typing } = start();
    typing.note({ chatId: 'room-1', memberCount: 2 });
    host.push(chatroomMessage, buildMessage(1, { email: VIEWER }));
    typing.note({ chatId: 'room-1', memberCount: 2 });
    expect(api.announceTyping).toHaveBeenCalledTimes(2);
  });

  it('is not announced if the person does not want it', () => {
    const { api, typing } = start({ isShown: false });
    typing.note({ chatId: 'room-1', memberCount: 2 });
    expect(api.announceTyping).not.toHaveBeenCalled();
  });
});
