import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from './harness/roomTest.ts';

test('a room requests its password, reports a wrong one, and accepts the right one', async ({ arrive, settings }) => {
  await settings({ password: 'open sesame' });
  const ana = await arrive('Ana Pop');
  await ana.event('passwordRequired');
  await ana.room.getByLabel('Password', { exact: true }).fill('a guess');
  await ana.button('Join').click();
  await expect(ana.room.getByRole('alert')).toHaveText('That password is not right. Please try again.');
  await ana.room.getByLabel('Password', { exact: true }).fill('open sesame');
  await ana.page.keyboard.press('Enter');
  await ana.event('videoConferenceJoined');
});

test('the host page can supply the password, and hosts need none', async ({ arrive, join, settings }) => {
  await settings({ password: 'open sesame' });
  await join('Host', { moderator: true });
  const ana = await arrive('Ana Pop');
  await ana.event('passwordRequired');
  await ana.command('password', 'open sesame');
  await ana.event('videoConferenceJoined');
});

test('a person in the lobby joins without a click as soon as the host lets them in', async ({
  join,
  arrive,
  settings,
}) => {
  await settings({ lobby: true });
  const host = await join('Host', { moderator: true });
  const ana = await arrive('Ana Pop');
  await expect(ana.room.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
  expect((await host.event('knockingParticipant')).data).toEqual({
    participant: { id: expect.any(String), name: 'Ana Pop' },
  });
  const queue = host.room.getByRole('region', { name: 'Waiting in the lobby' });
  await expect(queue.getByRole('heading', { name: '1 person is waiting' })).toBeVisible();
  await expect(host.room.getByRole('status').getByText('Ana Pop would like to join')).toBeAttached();
  await host.button('Let in Ana Pop').click();
  await host.seesMoving('Ana Pop');
  await ana.seesMoving('Host');
  await expect(queue).toBeHidden();
});

test('five people wait in the lobby, and one click lets them all in', async ({ join, arrive, settings }) => {
  await settings({ lobby: true });
  // The test is about the lobby, and six cameras would keep the machine busy.
  const config = { startWithAudioMuted: true, startWithVideoMuted: true };
  const host = await join('Host', { moderator: true, config });
  const alone = host.room.getByText('You are the first one here');
  await expect(alone).toBeVisible();
  const own = host.tile('You, muted, camera off');
  const pastOwnEnd = async () => {
    const [card, picture] = [(await alone.boundingBox())!, (await own.boundingBox())!];
    return card.y + card.height - (picture.y + picture.height);
  };
  await expect.poll(pastOwnEnd).toBeLessThan(0);
  const names = ['Ana Pop', 'Ben Lee', 'Cleo Roy', 'Dan Ito', 'Eve Kaur'];
  const people = [];
  for (const name of names) {
    people.push(await arrive(name, { config }));
    await host.event('knockingParticipant', ({ participant }) => (participant as { name: string }).name === name);
  }
  const queue = host.room.getByRole('region', { name: 'Waiting in the lobby' });
  await expect(queue.getByRole('heading', { name: '5 people are waiting' })).toBeVisible();
  await expect(queue.getByRole('listitem')).toHaveCount(5);
  await expect(alone).toBeHidden();
  // No notice covers the tiles.
  await expect(host.room.locator('[data-notice^=knock]')).toHaveCount(0);
  const overQueue = async () => {
    const [place, tile] = [(await queue.boundingBox())!, (await own.boundingBox())!];
    return tile.x + tile.width - place.x;
  };
  await expect.poll(overQueue).toBeLessThanOrEqual(0);
  await expectAccessible(queue, '.queue');
  await queue.getByRole('button', { name: 'Let all in' }).click();
  for (const person of people) await person.event('videoConferenceJoined');
  for (const name of names) await expect(host.tile(name)).toBeVisible();
  await expect(queue).toBeHidden();
});

test('a person in the lobby sees that the host left, and waits again when the host is back', async ({
  join,
  arrive,
  settings,
}) => {
  await settings({ lobby: true });
  const ana = await arrive('Ana Pop');
  await expect(ana.room.getByRole('heading', { name: 'The host isn’t here yet' })).toBeVisible();
  const host = await join('Host', { moderator: true });
  await expect(ana.room.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
  await host.button('Leave the meeting').click();
  await host.room.getByRole('dialog', { name: 'Leave the meeting' }).getByRole('button', { name: 'Leave' }).click();
  await expect(ana.room.getByRole('heading', { name: 'The host has left' })).toBeVisible();
  const back = await join('Host', { moderator: true });
  await expect(ana.room.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
  await back.button('Let in Ana Pop').click();
  await ana.event('videoConferenceJoined');
});

test('the host page can refuse a person in the lobby, who sees the refusal', async ({ join, arrive, settings }) => {
  await settings({ lobby: true });
  const host = await join('Host', { moderator: true });
  const eve = await arrive('Eve');
  const { participant } = (await host.event('knockingParticipant')).data as { participant: { id: string } };
  await host.command('answerKnockingParticipant', participant.id, false);
  await expect(eve.room.getByRole('heading', { name: 'The host didn’t let you in' })).toBeVisible();
  expect((await eve.event('errorOccurred')).data).toMatchObject({
    error: { name: 'conference.connectionError.accessDenied' },
  });
});

test('a person who comes before the host waits, and joins when the host does', async ({ join, arrive, settings }) => {
  await settings({ waitForModerator: true });
  const ana = await arrive('Ana Pop');
  await expect(ana.room.getByRole('heading', { name: 'The meeting hasn’t started yet' })).toBeVisible();
  await join('Host', { moderator: true });
  await ana.event('videoConferenceJoined');
});

test('a token of another room is refused', async ({ arrive, request, origin }) => {
  const jwt = await (await request.get(`${origin}/token?room=another&name=Eve&moderator=true`)).text();
  const eve = await arrive('Eve', { jwt });
  await expect(eve.room.getByRole('heading', { name: 'This invitation to the meeting is not valid' })).toBeVisible();
  await eve.button('Close').click();
  await eve.event('readyToClose');
  await expect(eve.page.getByText('closed')).toBeVisible();
});

test('a person joins only after a click if the host page requests a preview', async ({ arrive, control, room }) => {
  const ana = await arrive('Ana Pop', { config: { prejoinConfig: { enabled: true } } });
  await expect(ana.room.getByRole('heading', { name: 'Ready to join?' })).toBeVisible();
  await ana.button('Turn camera off').click();
  expect(await control('occupancy', room)).toBeUndefined();
  await ana.button('Join').click();
  await ana.event('videoConferenceJoined');
  await expect(ana.tile('You, camera off')).toBeVisible();
});

test.describe('devices', () => {
  test('that the browser refuses are reported, and can be requested again', async ({ join }) => {
    const ana = await join('Ana Pop');
    const ben = await join('Ben Lee', {
      prepare: () => {
        const { mediaDevices } = navigator;
        const real = mediaDevices.getUserMedia.bind(mediaDevices);
        const allowed = () => (window as unknown as { allowed?: boolean }).allowed;
        mediaDevices.getUserMedia = (constraints) =>
          constraints?.video && !allowed()
            ? Promise.reject(new DOMException('no', 'NotAllowedError'))
            : real(constraints);
      },
    });
    const notice = ben.room.getByText('Your browser doesn’t let this page use the camera.');
    await expect(notice).toBeVisible();
    expect((await ben.event('cameraError')).data).toMatchObject({ type: 'refused' });
    expect(await ben.ask('isVideoAvailable')).toBe(false);
    // The microphone works nevertheless.
    await ana.hears('Ben Lee');
    await expect(ana.tile('Ben Lee, camera off')).toBeVisible();

    await ben.room.locator('body').evaluate(() => ((window as unknown as { allowed: boolean }).allowed = true));
    await ben.button('Try again').click();
    await ana.seesMoving('Ben Lee');
    await expect(notice).toBeHidden();
  });

  for (const [error, kind, words] of [
    ['NotFoundError', 'missing', 'No microphone and no camera were found.'],
    ['NotReadableError', 'inUse', 'Another program is using your microphone and camera.'],
  ] as const) {
    test(`that are ${kind} are reported with their own text`, async ({ join }) => {
      const ana = await join('Ana Pop', {
        prepare:
          `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', '${error}'))` as never,
      });
      await expect(ana.room.getByText(words)).toBeVisible();
      await ana.room.locator('[data-notice=both]').getByRole('button', { name: 'Go on without' }).click();
      await expect(ana.room.getByText(words)).toBeHidden();
      await expect(ana.tile('You, muted, camera off')).toBeVisible();
    });
  }

  test('can be changed, by the person and by the host page', async ({ join }) => {
    const ana = await join('Ana Pop');
    const ben = await join('Ben Lee');
    const getCameras = async () =>
      (await ben.ask<{ videoInput: { label: string; deviceId: string }[] }>('getAvailableDevices')).videoInput;
    // The page joins while the browser still lists the devices.
    await expect.poll(async () => (await getCameras()).length).toBeGreaterThan(0);
    const [camera] = await getCameras();
    await ben.choose('Devices');
    await ben.room.getByLabel('Camera', { exact: true }).selectOption({ index: 0 });
    await ben.page.keyboard.press('Escape');
    await ben.ask('setVideoInputDevice', camera!.label, camera!.deviceId);
    await ana.seesMoving('Ben Lee');
    await expect(ben.ask('setVideoInputDevice', 'no such camera')).rejects.toThrow('There is no such device');
  });
});

test('a browser without WebRTC shows that it can’t take part in meetings', async ({ arrive }) => {
  const ana = await arrive('Ana Pop', { prepare: 'delete window.RTCPeerConnection' as never });
  await expect(ana.room.getByRole('heading', { name: 'This browser can’t take part in meetings' })).toBeVisible();
  expect((await ana.event('browserSupport')).data).toEqual({ supported: false });
});
