import { describe, expect, it, jest } from '@jest/globals';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { MeetingChatButton } from './MeetingChatButton.tsx';

async function press(result: object) {
  const host = createTestHost();
  const mutate = jest.fn(async (_call: { variables?: object }) => ({ data: { openMeetingChat: result } }));
  Object.assign(host.apollo, { mutate });
  const requested = jest.fn();
  host.events.on('conversation.requested@1').subscribe(requested);
  await renderInHost(<MeetingChatButton roomId="1234567890" />, { host, texts });
  await userEvent.click(screen.getByRole('button', { name: 'Chat of this meeting' }));
  await waitFor(() => expect(mutate).toHaveBeenCalledTimes(1));
  return { host, mutate, requested };
}

describe('the meeting’s chat', () => {
  it('is opened in the chat window', async () => {
    const { mutate, requested } = await press({ __typename: 'OpenMeetingChatSuccess', chatId: 'chat-1' });
    await waitFor(() => expect(requested).toHaveBeenCalledWith({ chatId: 'chat-1' }));
    expect(mutate.mock.calls[0]![0].variables).toEqual({ roomId: '1234567890' });
  });

  it('says why when it cannot be opened', async () => {
    const { host, requested } = await press({ __typename: 'Failure', code: 'NOT_IN_MEETING', message: 'Join first.' });
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    expect(host.toasts[0]).toMatchObject({ type: 'error' });
    expect(requested).not.toHaveBeenCalled();
  });
});
