import { describe, expect, it } from '@jest/globals';
import { createTestHost, TEST_USER } from '@meet/remote-kit/testing';
import remote from './remote.tsx';

describe('the chat remote', () => {
  it.each([
    ['somebody with an account', false, ['getChatRoomPage', 'getAccountPreferences'], 2],
    ['an administrator, who has no chats', true, [], 0],
  ])('starts the right requests and searches for %s', (_who, isAdmin, requested, offered) => {
    const host = createTestHost({
      session: { ...TEST_USER, isAdmin } as never,
      api: { getChatRoomPage: { chatrooms: [], next: null } },
    });
    const end = remote.setup!(host) as () => void;
    expect([host.calls.map(({ name }) => name), host.searches.length]).toEqual([requested, offered]);
    end();
  });
});
