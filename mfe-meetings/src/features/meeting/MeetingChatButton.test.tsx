import { describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { MeetingChatButton } from './MeetingChatButton.tsx';

async function press(openMeetingChat: () => object) {
  const host = createTestHost({ api: { openMeetingChat } });
  const requested = jest.fn();
  host.events.on('conversation.requested@1').subscribe(requested);
  await renderInHost(<MeetingChatButton roomId="1234567890" />, { host, texts });
  await userEvent.click(screen.getByRole('button', { name: 'Chat of this meeting' }));
  await waitFor(() => expect(host.calls).toHaveLength(1));
  return { host, requested };
}

describe('the meeting’s chat', () => {
  it('opens in the chat window', async () => {
    const { host, requested } = await press(() => ({ chatId: 'chat-1' }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith({ chatId: 'chat-1' }));
    expect(host.calls).toEqual([{ name: 'openMeetingChat', input: { roomId: '1234567890' } }]);
  });

  it('shows why it cannot be opened', async () => {
    const { host, requested } = await press(() => {
      throw new CallFailure(200, { code: 'NOT_IN_MEETING', message: 'Join first.' });
    });
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    expect(host.toasts[0]).toMatchObject({ type: 'error', message: 'Join first.' });
    expect(requested).not.toHaveBeenCalled();
  });
});
