import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestHost, type CallAnswers } from '@meet/remote-kit/testing';
import { Subject } from 'rxjs';
import type { ChatUpdate } from './createJitsiMeeting.ts';
import { readChat } from './readChat.ts';

describe('messages that were read in the room’s panel', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function watch(api: CallAnswers = { openMeetingChat: { chatId: 'chat-1' }, markChatRoomRead: { readSequence: 1 } }) {
    const host = createTestHost({ api });
    const chat$ = new Subject<ChatUpdate>();
    const stop = readChat(host, '1234567890', chat$).subscribe();
    const play = async (isOpen: boolean, unreadCount = 0) => {
      chat$.next({ isOpen, unreadCount });
      await jest.advanceTimersByTimeAsync(1_000);
    };
    return { host, play, stop, names: () => host.calls.map(({ name }) => name) };
  }

  it('are marked as read in the chat when the panel opens, and while it is open', async () => {
    const { host, play, names } = watch();
    await play(false, 2);
    expect(names()).toEqual([]);
    await play(true);
    expect(host.calls).toEqual([
      { name: 'openMeetingChat', input: { roomId: '1234567890' } },
      { name: 'markChatRoomRead', input: { chatId: 'chat-1' } },
    ]);
    await play(true);
    expect(names()).toHaveLength(4);
  });

  it('create no chat if nobody wrote', async () => {
    const { play, names } = watch();
    await play(true);
    await play(false);
    expect(names()).toEqual([]);
  });

  it('are marked by a later update after a failure', async () => {
    const { play, names } = watch({
      openMeetingChat: () => {
        throw new Error('away');
      },
    });
    await play(true);
    await play(true);
    await play(true);
    expect(names()).toEqual(['openMeetingChat', 'openMeetingChat']);
  });
});
