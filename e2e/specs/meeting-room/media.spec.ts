import { expect, test } from './harness/roomTest.ts';

test('two people see and hear each other', async ({ join }) => {
  const ana = await join('Ana Pop', { moderator: true });
  const ben = await join('Ben Lee');
  await Promise.all([ana.seesMoving('Ben Lee'), ben.seesMoving('Ana Pop'), ana.seesMoving('You')]);
  await Promise.all([ana.hears('Ben Lee'), ben.hears('Ana Pop')]);
});

test('the others see when a person turns microphone and camera off and on', async ({ join }) => {
  const ana = await join('Ana Pop');
  const ben = await join('Ben Lee');
  await ana.seesMoving('Ben Lee');
  await ben.button('Mute microphone').click();
  await ben.button('Turn camera off').click();
  await expect(ana.tile('Ben Lee, muted, camera off')).toBeVisible();
  await expect(ana.tile('Ben Lee').locator('video')).toBeHidden();
  expect(await ben.ask('isAudioMuted')).toBe(true);
  expect((await ben.event('videoMuteStatusChanged')).data).toEqual({ muted: true });

  await ben.button('Turn camera on').click();
  await ben.button('Unmute microphone').click();
  await ana.seesMoving('Ben Lee');
  await ana.hears('Ben Lee');
});

test('a shared screen shows large to the others, and disappears when sharing ends', async ({ join }) => {
  const ana = await join('Ana Pop');
  const ben = await join('Ben Lee');
  await ana.seesMoving('Ben Lee');
  await ben.button('Share your screen').click();
  await ana.seesMoving('Ben Lee’s screen');
  await expect(ana.tile('Ben Lee’s screen')).toHaveClass(/tile-spotlight/);
  await ana.seesMoving('Ben Lee');
  expect((await ben.event('screenSharingStatusChanged')).data).toMatchObject({ on: true });
  expect((await ana.event('contentSharingParticipantsChanged')).data).toEqual({ data: [await ben.id()] });

  await ben.room.getByRole('toolbar').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(ana.tile('Ben Lee’s screen')).toHaveCount(0);
});

test('a latecomer sees a screen that is shared already', async ({ join }) => {
  const ben = await join('Ben Lee');
  await ben.button('Share your screen').click();
  await expect(ben.tile('Your screen')).toBeVisible();
  const ana = await join('Ana Pop');
  await ana.seesMoving('Ben Lee’s screen');
});

test('a reload rejoins the meeting and leaves no second tile behind', async ({ join, control, room }) => {
  const ana = await join('Ana Pop');
  const ben = await join('Ben Lee');
  await ana.seesMoving('Ben Lee');
  await ben.page.reload();
  await ana.event('participantLeft');
  await ana.seesMoving('Ben Lee');
  await ben.seesMoving('Ana Pop');
  await expect(ana.tile('Ben Lee')).toHaveCount(1);
  const { participants } = (await control('occupancy', room)) as { participants: unknown[] };
  expect(participants).toHaveLength(2);
});

test('a lost connection to the room is announced, and restored without a click or a changed layout', async ({
  join,
}) => {
  const ana = await join('Ana Pop');
  const ben = await join('Ben Lee');
  await ana.seesMoving('Ben Lee');
  await ben.tile('Ana Pop').getByRole('button', { name: 'Show Ana Pop large' }).click();
  const network = await ben.page.context().newCDPSession(ben.page);
  await network.send('Network.enable');
  await ben.page.context().setOffline(true);
  await expect(ben.room.getByText('Connection lost. Reconnecting…')).toBeVisible();
  // Pictures flow directly between browsers, not through the room's server.
  await ana.seesMoving('Ben Lee');
  const isAnnounced = ben.room.getByText('You are back').waitFor();
  await ben.page.context().setOffline(false);
  await isAnnounced;
  await expect(ben.tile('Ana Pop')).toHaveClass(/tile-spotlight/);
  await ben.command('displayName', 'Benjamin');
  await ana.seesMoving('Benjamin');
  expect(await ana.events('participantLeft')).toEqual([]);
});
