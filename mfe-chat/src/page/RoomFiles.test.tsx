import { describe, expect, it } from '@jest/globals';
import { chatMessageChanged, chatroomMessage, type ChatMessage } from '@meet/chat-contract';
import { act, screen } from '@testing-library/react';
import { buildMessage } from '../testing/buildRoom.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { RoomFiles } from './RoomFiles.tsx';

const file = (sequence: number): ChatMessage => {
  const name = `file ${sequence}.pdf`;
  const sent = { fileId: `file-${sequence}`, name, size: 1000, width: null, height: null };
  return buildMessage(sequence, {
    content: name,
    file: { ...sent, kind: 'document', type: 'application/pdf' },
  });
};
const deleted = (sequence: number, change: number) =>
  buildMessage(sequence, { content: '', deletedAt: 1, file: null, change });
const getNames = () =>
  screen
    .queryAllByRole('button', { name: /^Download/ })
    .map((button) => /file \d/.exec(button.getAttribute('aria-label')!)![0]);

describe('the files of a room', () => {
  it('lose the file of a deleted message, and show it in its place when it is restored', async () => {
    const { host } = await renderChat(<RoomFiles chatId="room-1" />, {
      api: { getRoomFiles: { messages: [file(3), file(2)], hasMore: true } },
    });
    await screen.findByRole('button', { name: /^Download file 3/ });
    await act(async () => host.push(chatroomMessage, file(5)));
    expect(getNames()).toEqual(['file 5', 'file 3', 'file 2']);
    await act(async () => host.push(chatMessageChanged, deleted(3, 1)));
    expect(getNames()).toEqual(['file 5', 'file 2']);
    await act(async () => host.push(chatMessageChanged, { ...file(3), change: 2 }));
    expect(getNames()).toEqual(['file 5', 'file 3', 'file 2']);
    // The file is older than the loaded ones; a later page brings it.
    await act(async () => host.push(chatMessageChanged, { ...file(1), change: 3 }));
    expect(getNames()).toEqual(['file 5', 'file 3', 'file 2']);
  });
});
