import { obfuscateEmail } from '@meet/contracts';
import { expect, test } from './harness/roomTest.ts';

test('the room sends the host page the same events and answers as Jitsi', async ({ join, room }) => {
  const ana = await join('Ana Pop', { moderator: true });
  const ben = await join('Ben Lee', { config: { startWithAudioMuted: true, startWithVideoMuted: true } });
  const [anaId, benId] = [await ana.id(), await ben.id()];

  expect((await ana.event('videoConferenceJoined')).data).toMatchObject({
    roomName: room,
    displayName: 'Ana Pop',
    breakoutRoom: false,
  });
  expect((await ana.event('participantJoined')).data).toMatchObject({ id: benId, displayName: 'Ben Lee' });
  expect((await ana.event('participantRoleChanged')).data).toEqual({ id: anaId, role: 'moderator' });
  expect(await ana.ask('getNumberOfParticipants')).toBe(2);
  expect(await ana.ask('getDisplayName', benId)).toBe('Ben Lee');
  expect(await ana.ask('getEmail', benId)).toBe(obfuscateEmail('ben.lee@example.com'));
  expect(await ben.ask('getEmail', anaId)).toBeUndefined();
  expect(await ben.ask('isAudioMuted')).toBe(true);
  expect(await ben.ask('isVideoMuted')).toBe(true);
  expect(await ana.ask('getRoomsInfo')).toMatchObject({
    rooms: [
      {
        isMainRoom: true,
        participants: [
          { id: anaId, role: 'moderator' },
          { id: benId, role: 'participant' },
        ],
      },
    ],
  });

  await ben.command('displayName', 'Benjamin');
  expect((await ana.event('displayNameChange')).data).toMatchObject({ id: benId, displayname: 'Benjamin' });
  await ben.command('toggleRaiseHand');
  expect((await ana.event('raiseHandUpdated')).data).toMatchObject({ id: benId });
  await expect(ana.tile('Benjamin, muted, camera off, hand raised')).toBeVisible();

  await ana.command('setTileView', true);
  expect((await ana.event('tileViewChanged', ({ enabled }) => enabled === true)).data).toEqual({ enabled: true });
  await ana.command('pinParticipant', benId);
  await expect(ana.tile('Benjamin, muted')).toHaveClass(/tile-spotlight/);
  await ana.command('subject', 'Plans');
  expect((await ben.event('subjectChange', ({ subject }) => subject === 'Plans')).data).toEqual({ subject: 'Plans' });

  await ben.command('hangup');
  expect((await ben.event('videoConferenceLeft')).data).toEqual({ roomName: room });
  await ben.event('readyToClose');
  expect((await ana.event('participantLeft')).data).toEqual({ id: benId });
});

test('keys control the microphone, the camera and the list of participants', async ({ join }) => {
  const ana = await join('Ana Pop');
  const ben = await join('Ben Lee');
  await ben.room.locator('body').click({ position: { x: 5, y: 5 } });
  await ben.page.keyboard.press('m');
  await expect(ana.tile('Ben Lee, muted')).toBeVisible();
  await ben.page.keyboard.press('v');
  await expect(ana.tile('Ben Lee, muted, camera off')).toBeVisible();
  // The button that was clicked last must not react to the space bar.
  await ben.button('Turn camera on').click();
  await expect(ben.button('Turn camera off')).toBeVisible();
  await ben.page.keyboard.down('Space');
  await expect(ana.tile('Ben Lee, muted')).toHaveCount(0);
  await expect(ben.button('Mute microphone')).toBeVisible();
  await ben.page.keyboard.up('Space');
  await expect(ana.tile('Ben Lee, muted')).toBeVisible();
  await expect(ben.button('Turn camera off')).toBeVisible();
  await ben.page.keyboard.press('p');
  await expect(ben.room.getByRole('complementary', { name: 'Participants' })).toBeVisible();
  expect((await ben.event('participantsPaneToggled')).data).toEqual({ open: true });
});

test('screen sharing that the host page requests at the start waits for a click if the browser requires one', async ({
  join,
}) => {
  const ben = await join('Ben Lee', { config: { startScreenSharing: true, startWithVideoMuted: true } });
  await ben.button('Choose what to share').or(ben.tile('Your screen')).first().waitFor();
  if (await ben.button('Choose what to share').isVisible()) await ben.button('Choose what to share').click();
  await expect(ben.tile('Your screen')).toBeVisible();
});

for (const [lang, leave, mute] of [
  ['fr_FR', 'Quitter la réunion', 'Couper le micro'],
  ['ro_RO', 'Părăsește întâlnirea', 'Oprește microfonul'],
] as const) {
  test(`the room is shown in ${lang}`, async ({ join }) => {
    const ana = await join('Ana Pop', { lang });
    await expect(ana.button(leave)).toBeVisible();
    await expect(ana.button(mute)).toBeVisible();
    await expect(ana.room.locator('html')).toHaveAttribute('lang', lang.slice(0, 2));
  });
}
