import { afterEach, expect, it, jest } from '@jest/globals';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { PlannedMeeting } from './PlannedMeeting.tsx';

const planned = {
  ...{ scheduledMeetingId: 's1', roomId: '1111111111', subject: 'Budget', description: '' },
  ...{ startsAt: Date.UTC(2099, 0), durationInMinutes: 30, timeZone: 'UTC', invited: ['bo@example.com'] },
  ...{ isOwner: true, ownerName: 'Ana', ownerEmail: 'ana@example.com' },
};

afterEach(() => void jest.restoreAllMocks());

async function copyLink() {
  const host = createTestHost();
  const meeting = <PlannedMeeting meeting={planned} onChange={jest.fn()} onCancel={async () => undefined} />;
  await renderInHost(meeting, { host, texts, contractTexts: [meetingsTexts] });
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  return {
    host,
    write,
    async choose() {
      await user.click(screen.getByRole('button', { name: 'More for Budget' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    },
  };
}

it('copies the link of a planned meeting, and confirms it', async () => {
  const { host, write, choose } = await copyLink();
  await choose();
  await waitFor(() => expect(host.toasts).toEqual([{ type: 'success', message: 'Link copied' }]));
  expect(write).toHaveBeenCalledWith('http://localhost/j/1111111111');
});

it('shows an error if the browser refuses to copy the link', async () => {
  const { host, write, choose } = await copyLink();
  write.mockRejectedValue(new Error('refused'));
  await choose();
  await waitFor(() => expect(host.toasts).toEqual([{ type: 'error', message: 'The link could not be copied' }]));
});
