import { expect, test } from './harness/roomTest.ts';

test('a person whom the host removes is notified and can leave', async ({ join }) => {
  const host = await join('Hanna', { moderator: true });
  const eve = await join('Eve');
  await host.button(/^Participants/).click();
  await host.button('Remove Eve').click();
  await host.room.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();

  await expect(eve.room.getByRole('heading', { name: 'You have been kicked out from the meeting!' })).toBeVisible();
  await expect(eve.room.getByText('Hanna removed you from the meeting.')).toBeVisible();
  const ids = { eve: await eve.id(), host: await host.id() };
  expect((await eve.event('participantKickedOut')).data).toEqual({
    kicked: { id: ids.eve, local: true },
    kicker: { id: ids.host },
  });
  expect((await host.event('participantKickedOut')).data).toMatchObject({ kicked: { id: ids.eve, local: false } });
  expect(await eve.events('readyToClose')).toEqual([]);
  await eve.command('hangup');
  await eve.event('readyToClose');
});

test('a host can mute everyone; other participants cannot', async ({ join }) => {
  const host = await join('Hanna', { moderator: true });
  const ana = await join('Ana Pop');
  await ana.command('muteEveryone');
  await ana.button(/^Participants/).click();
  await expect(ana.room.getByRole('complementary', { name: 'Participants' })).toBeVisible();
  await expect(ana.button('Mute everyone')).toBeHidden();
  await expect(ana.button('Mute Hanna')).toHaveCount(0);

  const isAnnounced = ana.room.locator('[aria-live=polite]').getByText('Hanna muted you').waitFor();
  await host.command('muteEveryone');
  await isAnnounced;
  await expect(host.tile('Ana Pop, muted')).toBeVisible();
  expect(await host.ask('isAudioMuted')).toBe(false);
  await ana.button('Unmute microphone').click();
  await expect(host.tile('Ana Pop')).toBeVisible();
});

test('a host ends the meeting for everyone', async ({ join, control, room }) => {
  const host = await join('Hanna', { moderator: true });
  const ana = await join('Ana Pop');
  // A host who is alone leaves without a question.
  await expect(host.tile('Ana Pop')).toBeVisible();
  await host.button('Leave the meeting').click();
  await host.button('End for everyone').click();
  await host.room
    .getByRole('dialog', { name: 'End the meeting for everyone?' })
    .getByRole('button', { name: 'End for everyone' })
    .click();
  await expect(ana.room.getByRole('heading', { name: 'The host ended the meeting' })).toBeVisible();
  await ana.event('videoConferenceLeft');
  await ana.event('readyToClose');
  expect(await control('occupancy', room)).toBeUndefined();
});

test('a meeting that the server ends closes even if the page’s own timers do not run', async ({
  join,
  control,
  room,
}) => {
  const ana = await join('Ana Pop', {
    // Disables every long timer with which a page could measure the time limit itself.
    prepare: () => {
      const { setTimeout: real } = window;
      window.setTimeout = ((run: TimerHandler, wait = 0) => (wait < 30_000 ? real(run, wait) : 0)) as typeof setTimeout;
    },
  });
  expect(await control('endMeeting', room, 'time-limit')).toBe(true);
  await expect(ana.room.getByRole('heading', { name: 'The meeting has reached its time limit' })).toBeVisible();
  expect((await ana.event('errorOccurred')).data).toMatchObject({
    error: { name: 'conference.destroyed', message: 'time-limit' },
  });
  await ana.event('readyToClose');
});

test('a host sets subject, password and lobby from the room', async ({ join, arrive }) => {
  const host = await join('Hanna', { moderator: true });
  await host.choose('Meeting settings');
  const dialog = host.room.getByRole('dialog', { name: 'Meeting settings' });
  await dialog.getByLabel('Subject').fill('Plans for spring');
  await dialog.getByLabel('Password').fill('tulip');
  await dialog.getByRole('switch', { name: 'Lobby' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(host.room.getByRole('heading', { name: 'Plans for spring' })).toBeVisible();
  await expect(host.room.getByLabel('A password protects this meeting')).toBeVisible();
  await expect(host.room.getByLabel('The lobby is on')).toBeVisible();
  const ana = await arrive('Ana Pop');
  await ana.event('passwordRequired');
  await ana.command('password', 'tulip');
  await expect(ana.room.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
});
