import { describe, expect, it } from '@jest/globals';
import { createTestHost } from '@meet/remote-kit/testing';
import { CallFailure } from '@meet/contracts/client';
import { buildMessage, buildRoom } from '../../testing/buildRoom.ts';
import { endChat, getChat } from '../../state/getChat.ts';
import { findMessages } from './findMessages.ts';

const messages = [
  buildMessage(1),
  ...[2, 3].map((sequence) => buildMessage(sequence, { chatId: 'old-room' })),
  buildMessage(4, { chatId: 'gone-room' }),
];

describe('messages in the palette', () => {
  it('show the name of their room, even if it is not loaded', async () => {
    const host = createTestHost({
      api: {
        getChatRoomPage: { chatrooms: [buildRoom()], next: 'further' },
        searchChatMessages: { messages },
        getChatRoom: ({ chatId }: { chatId: string }) => {
          if (chatId === 'gone-room') throw new CallFailure(200, { code: 'CHAT_ROOM_NOT_FOUND' });
          return { chatroom: buildRoom({ chatId, roomName: 'Harvest of last year' }) };
        },
      },
    });
    await getChat(host).rooms.load();
    const found = await findMessages(host, 'text', new AbortController().signal);
    expect(found.map(({ hint }) => hint!.split(' · ').slice(1, -1))).toEqual([
      ['Launch'],
      ['Harvest of last year'],
      ['Harvest of last year'],
      [],
    ]);
    const read = host.calls.filter(({ name }) => name === 'getChatRoom').map(({ input }) => input);
    expect(read).toEqual([{ chatId: 'old-room' }, { chatId: 'gone-room' }]);
    endChat(host);
  });
});
