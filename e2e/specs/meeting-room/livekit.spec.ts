import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as LiveKit from 'livekit-client';
import { hasLiveKit, LIVEKIT_BINARY, NO_LIVEKIT } from '../../fixtures/livekit.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import type { RoomGuest } from './harness/RoomGuest.ts';
import { expect, test } from './harness/roomTest.ts';

test.use({ liveKitBinary: LIVEKIT_BINARY });
test.skip(!hasLiveKit, NO_LIVEKIT);

interface Access {
  url: string;
  token: string;
}

/** Source of LiveKit's published client, for people who do not use the product's page. */
const client = () => readFileSync(createRequire(import.meta.url).resolve('livekit-client'), 'utf8');

/** Window of a page in which LiveKit's client runs without the product's. */
interface DirectWindow {
  LivekitClient: typeof LiveKit;
  direct: LiveKit.Room;
  ended?: string;
  refused?: string;
}

/** Runs in each frame of a page: records the media access that the room's server grants. */
function noteAccess(): void {
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.includes('mediaAccess')) return;
        (window as unknown as { access: unknown }).access = (JSON.parse(data) as { message: unknown }).message;
      });
    }
  };
}

/** Runs in each frame of a page: records the addresses of the STUN and TURN servers that its connections use. */
function noteIceServers(): void {
  const Real = window.RTCPeerConnection;
  const scope = window as unknown as { iceServers: string[] };
  scope.iceServers = [];
  const note = (options?: RTCConfiguration) =>
    scope.iceServers.push(...(options?.iceServers ?? []).flatMap(({ urls }) => urls));
  window.RTCPeerConnection = class extends Real {
    constructor(options?: RTCConfiguration) {
      super(options);
      note(options);
    }
    override setConfiguration(options?: RTCConfiguration): void {
      super.setConfiguration(options);
      note(options);
    }
  };
}

async function getIceServers({ page }: RoomGuest): Promise<string[]> {
  const frame = page.frames().find((one) => one.url().includes('/meeting-room/'))!;
  return frame.evaluate(() => (window as unknown as { iceServers: string[] }).iceServers);
}

async function getAccess({ page }: RoomGuest): Promise<Access> {
  const frame = page.frames().find((one) => one.url().includes('/meeting-room/'))!;
  const access = await frame.waitForFunction(() => (window as unknown as { access?: Access }).access);
  return (await access.jsonValue())!;
}

/** Blocks LiveKit's client in a page, so that another client can take the person's place there. */
const withoutLiveKit = (page: Page) => page.route('**/assets/livekit.*', (route) => route.abort());

/**
 * Opens a page with LiveKit's client, connected with an access. Records the reason in `ended` when the connection ends.
 */
async function connectDirectly(page: Page, origin: string, access: Access): Promise<void> {
  await page.goto(`${origin}/token?room=x&name=x`);
  await page.evaluate(client());
  await page.evaluate(async ({ url, token }) => {
    const scope = window as unknown as DirectWindow;
    const { Room, RoomEvent, DisconnectReason } = scope.LivekitClient;
    const room = new Room({ singlePeerConnection: false });
    scope.direct = room;
    room.on(RoomEvent.Disconnected, (reason) => void (scope.ended = DisconnectReason[reason ?? 0]));
    await room.connect(url, token, { maxRetries: 0 }).catch((error: Error) => void (scope.refused = String(error)));
  }, access);
}

const ended = (page: Page) => page.evaluate(() => (window as unknown as DirectWindow).ended);
const refused = (page: Page) => page.evaluate(() => (window as unknown as DirectWindow).refused);

test('three people see and hear each other over LiveKit, and a host mutes one', async ({ join }) => {
  const host = await join('Hanna', { moderator: true });
  const ana = await join('Ana Pop');
  const ben = await join('Ben Lee');
  await Promise.all([host, ana, ben].map((person) => person.seesAllMoving(3, slowed(60_000))));
  await Promise.all([ana.hears('Ben Lee'), ben.hears('Hanna')]);

  await host.command('muteRemoteParticipant', await ben.id(), 'audio');
  await expect(ana.tile('Ben Lee, muted')).toBeVisible();
  await ben.button('Unmute microphone').click();
  await expect(ana.tile('Ben Lee')).toBeVisible();
  await ana.hears('Ben Lee');
});

test('a page shows videos after the first download of LiveKit’s client failed', async ({ join }) => {
  const host = await join('Hanna', { moderator: true });
  const ana = await join('Ana Pop', {
    before: (page) => page.route('**/assets/livekit.*', (route) => route.abort(), { times: 1 }),
  });
  await host.seesMoving('Ana Pop');
  await ana.seesMoving('Hanna');
});

test('a page uses no public STUN server', async ({ join }) => {
  const host = await join('Hanna', { moderator: true });
  const ana = await join('Ana Pop', { prepare: noteIceServers });
  await ana.seesMoving('Hanna');
  await host.seesMoving('Ana Pop');
  for (const url of await getIceServers(ana)) expect(url).toMatch(/^(stun|turn)s?:127\.0\.0\.1:/);
});

test('a removed person is disconnected from LiveKit, and cannot reconnect with their token', async ({
  join,
  origin,
  newPage,
}) => {
  const host = await join('Hanna', { moderator: true });
  const eve = await join('Eve', { prepare: noteAccess });
  await host.seesMoving('Eve');
  const access = await getAccess(eve);
  await host.command('kickParticipant', await eve.id());
  await expect(host.tile('Eve')).toHaveCount(0);

  const page = await newPage();
  await connectDirectly(page, origin, access);
  // The server removes the person before the media connection is established, or soon after.
  await expect.poll(async () => (await ended(page)) ?? (await refused(page))).toBeTruthy();
  expect(await page.evaluate(() => (window as unknown as DirectWindow).direct.state as string)).toBe('disconnected');
  await expect(host.tile('Eve')).toHaveCount(0);
});

test('a token does not reopen an ended meeting', async ({ join, origin, newPage, control, room }) => {
  const host = await join('Hanna', { moderator: true, prepare: noteAccess });
  const access = await getAccess(host);
  await control('endMeeting', room, 'host');
  await host.event('videoConferenceLeft');
  const page = await newPage();
  await connectDirectly(page, origin, access);
  expect(await refused(page)).toContain('does not exist');
});

test('a custom client is muted by the host, cannot send data, and is removed for a mislabelled track', async ({
  join,
  origin,
  newPage,
}) => {
  const host = await join('Hanna', { moderator: true });
  const eve = await join('Eve', { prepare: noteAccess, before: withoutLiveKit });
  const page = await newPage();
  await connectDirectly(page, origin, await getAccess(eve));
  const microphone = await page.evaluateHandle(async () => {
    const { direct } = window as unknown as DirectWindow;
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    return direct.localParticipant.publishTrack(stream.getAudioTracks()[0]!, {
      source: 'microphone' as LiveKit.Track.Source,
    });
  });
  const isMuted = () => microphone.evaluate(({ isMuted: muted }) => muted);
  expect(await isMuted()).toBe(false);
  await host.command('muteRemoteParticipant', await eve.id(), 'audio');
  await expect.poll(isMuted).toBe(true);

  expect(
    await page.evaluate(() => {
      const { direct } = window as unknown as DirectWindow;
      return direct.localParticipant.permissions?.canPublishData;
    }),
  ).toBe(false);

  await page.evaluate(async () => {
    const { direct } = window as unknown as DirectWindow;
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    await direct.localParticipant
      .publishTrack(stream.getAudioTracks()[0]!, { source: 'camera' as LiveKit.Track.Source })
      .catch(() => undefined);
  });
  await expect.poll(() => ended(page)).toBe('PARTICIPANT_REMOVED');
});

test('when a host turns microphones off, pages stay muted and a custom client cannot publish', async ({
  join,
  origin,
  newPage,
}) => {
  const host = await join('Hanna', { moderator: true });
  const ana = await join('Ana Pop');
  const eve = await join('Eve', { prepare: noteAccess, before: withoutLiveKit });
  const page = await newPage();
  await connectDirectly(page, origin, await getAccess(eve));
  const publish = () =>
    page.evaluate(async () => {
      const { direct } = window as unknown as DirectWindow;
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      await direct.localParticipant.publishTrack(stream.getAudioTracks()[0]!, {
        source: 'microphone' as LiveKit.Track.Source,
      });
    });
  const published = () =>
    page.evaluate(() => (window as unknown as DirectWindow).direct.localParticipant.trackPublications.size);
  await publish();
  expect(await published()).toBe(1);

  const setMicrophones = async (allowed: boolean) => {
    await host.choose('Meeting settings');
    const dialog = host.room.getByRole('dialog', { name: 'Meeting settings' });
    await dialog.getByRole('checkbox', { name: 'Turn on their microphone' }).setChecked(allowed);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await setMicrophones(false);
  await expect.poll(published).toBe(0);
  // The client may get its new rights a moment after the end of its track.
  await expect(() => expect(publish()).rejects.toThrow(/permission/i)).toPass();
  await expect(host.tile('Ana Pop, muted')).toBeVisible();
  await ana.button('Unmute microphone').click();
  await expect(ana.room.getByText('A host has turned off microphones.')).toBeVisible();
  await expect(ana.button('Unmute microphone')).toBeVisible();

  await setMicrophones(true);
  await expect(ana.room.getByText('A host has turned off microphones.')).toBeHidden();
  await expect(ana.button('Unmute microphone')).toBeVisible();
  await ana.button('Unmute microphone').click();
  await host.hears('Ana Pop');
});

test('a seventh person can join over LiveKit', async ({ join }) => {
  test.setTimeout(slowed(240_000));
  const quiet = { config: { startWithAudioMuted: true, startWithVideoMuted: true } };
  const first = await join('Ana Pop', { moderator: true });
  for (const name of ['Ben', 'Chloé', 'Dan', 'Eva', 'Femi']) await join(name, quiet);
  const seventh = await join('Gus', quiet);
  await seventh.seesMoving('Ana Pop');
  await expect(first.tile('Gus, muted, camera off')).toBeVisible();
});
