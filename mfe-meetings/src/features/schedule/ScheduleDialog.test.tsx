import { describe, expect, it, jest } from '@jest/globals';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { buildContact, buildNetwork, createTestHost, present, renderInHost } from '@meet/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { ScheduleDialog } from './ScheduleDialog.tsx';

const BO = buildContact('Bo Stan', { email: 'bo@example.com', ...present() });
const planned = {
  ...{
    scheduledMeetingId: 's1',
    roomId: '1111111111',
    subject: 'Budget',
    description: '',
    startsAt: Date.UTC(2099, 0),
  },
  ...{ durationInMinutes: 30, timeZone: 'UTC', invited: ['bo@example.com'], isOwner: true, ownerName: 'Ana' },
  ownerEmail: 'ana@example.com',
};

async function show(meeting?: typeof planned) {
  const answer = { ...planned, mailFailure: null };
  const host = createTestHost({
    api: { getNetworkChanges: buildNetwork([BO]), scheduleMeeting: answer, changeScheduledMeeting: answer },
  });
  const onSaved = jest.fn();
  await renderInHost(<ScheduleDialog meeting={meeting} onClose={jest.fn()} onSaved={onSaved} />, {
    host,
    texts,
    contractTexts: [meetingsTexts],
  });
  const invite = await screen.findByRole('combobox', { name: 'Invite' });
  const invited = () => host.calls.flatMap(({ input }) => (input as { invited?: string[] }).invited ?? []);
  return { host, onSaved, invite, invited, user: userEvent.setup() };
}

describe('planning a meeting', () => {
  it('invites a pasted list once its errors are corrected', async () => {
    const { user, invite, invited, onSaved } = await show();
    await user.type(screen.getByLabelText(/^Subject/), 'Budget');
    await user.click(invite);
    await user.paste('Ann New <ann@example.com>\ndan@example;bo@example.com');
    expect(screen.getByText('Added 2 addresses, 1 is not valid')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(invited()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Correct dan@example/ }));
    await user.keyboard('.com');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(invited()).toEqual(['ann@example.com', 'bo@example.com', 'dan@example.com']);
  });

  it('suggests contacts with their presence, and shows them as chips by name', async () => {
    const { user, invite } = await show();
    await user.type(invite, 'sta');
    const bo = await screen.findByRole('option', { name: /Bo Stan/ });
    expect(within(bo).getByRole('img', { name: 'Online' })).toBeVisible();
    await user.click(bo);
    expect(screen.getByRole('button', { name: 'Remove Bo Stan' })).toBeVisible();
  });

  it.each(['UTC', 'Europe/Kyiv', 'Asia/Kolkata', 'US/Pacific'])(
    'shows the zone %s of a plan under its own name, and saves the same time',
    async (timeZone) => {
      // Seconds, which the form doesn't show, stay as well.
      const meeting = { ...planned, timeZone, startsAt: Date.UTC(2099, 0, 1, 12, 30, 15) };
      const { user, host, onSaved } = await show(meeting);
      expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue(timeZone);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(onSaved).toHaveBeenCalled());
      expect(host.calls.at(-1)!.input).toMatchObject({ timeZone, startsAt: meeting.startsAt });
    },
  );

  it('opens in a browser whose time zone is unknown', async () => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    const spy = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
    await show();
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC');
    spy.mockRestore();
  });

  it('starts with the people who are already invited', async () => {
    const { user, invited, onSaved } = await show(planned);
    await user.click(await screen.findByRole('button', { name: 'Remove Bo Stan' }));
    await user.paste('eva@example.com');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(invited()).toEqual(['eva@example.com']);
  });

  it('limits how many people can be invited', async () => {
    const { user, invite, invited } = await show();
    await user.type(screen.getByLabelText(/^Subject/), 'Budget');
    await user.click(invite);
    await user.paste([...Array(101).keys()].map((index) => `p${index}@example.com`).join('\n'));
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('At most 100 people can be invited at once')).toBeVisible();
    expect(invited()).toEqual([]);
  });
});
