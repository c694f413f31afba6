import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test as base } from '../../../fixtures/everyPage.ts';
import { TestPerson } from '@meet/meeting-room/testing/person';
import { RoomGuest } from './RoomGuest.ts';

/** Interval at which people without a page send a ping: the room drops a socket that stays silent. */
const PING_MS = 3_000;

export interface JoinOptions {
  moderator?: boolean;
  lang?: string;
  jwt?: string;
  config?: Record<string, unknown>;
  context?: BrowserContextOptions;
  /** Runs before the page's own scripts, in every frame. */
  prepare?(): void;
  /** Runs before the page is opened. */
  before?(page: Page): Promise<unknown>;
}

interface RoomFixtures {
  /** A room of the test's own. */
  room: string;
  /** Opens the host page for a person in a browser of their own. */
  arrive(name: string, options?: JoinOptions): Promise<RoomGuest>;
  /** Does the same as `arrive`, and waits until the person has joined. */
  join(name: string, options?: JoinOptions): Promise<RoomGuest>;
  /** Fills the room with people who have no page. Microphone and camera are off unless the request turns them on. */
  fill(count: number, request?: object): Promise<TestPerson[]>;
  /** Opens an empty page in a browser of its own, which may use camera and microphone. */
  newPage(): Promise<Page>;
  control(action: 'endMeeting' | 'kick' | 'admit' | 'occupancy', ...args: unknown[]): Promise<unknown>;
  /** Kills LiveKit. It restarts immediately after `restart`; after `away` it stays down until `back`. */
  liveKit(act: 'restart' | 'away' | 'back'): Promise<void>;
  settings(settings: { password?: string; lobby?: boolean; waitForModerator?: boolean }): Promise<void>;
}

/** Playwright's test with a meeting room and a page that embeds it, without the rest of the product. */
export const test = base.extend<
  RoomFixtures,
  { origin: string; liveKitBinary: string; liveKitFallback: 'none' | 'mesh' }
>({
  /** LiveKit server that carries the rooms' media; an empty string selects the mesh. */
  liveKitBinary: ['', { scope: 'worker', option: true }],

  /** LIVEKIT_FALLBACK of the rooms. */
  liveKitFallback: ['none', { scope: 'worker', option: true }],

  origin: [
    async ({ liveKitBinary, liveKitFallback }, provide) => {
      const server = spawn(process.execPath, [fileURLToPath(new URL('server.ts', import.meta.url))], {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...process.env, LIVEKIT_BINARY: liveKitBinary, LIVEKIT_FALLBACK: liveKitFallback },
      });
      await provide(await firstLine(server));
      server.stdin?.end();
      await once(server, 'exit');
    },
    { scope: 'worker' },
  ],

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in it
  room: async ({}, provide, { testId, retry }) => provide(`${testId}-${retry}`),

  arrive: async ({ browser, origin, room }, provide) => {
    const guests: RoomGuest[] = [];
    await provide(async (name, options = {}) => {
      const guest = await open(browser, origin, room, name, options);
      guests.push(guest);
      return guest;
    });
    await Promise.all(guests.map(({ page }) => page.context().close()));
  },

  join: async ({ arrive }, provide) =>
    provide(async (name, options) => {
      const guest = await arrive(name, options);
      await guest.event('videoConferenceJoined');
      return guest;
    }),

  fill: async ({ origin, room }, provide) => {
    const people: TestPerson[] = [];
    const pings = setInterval(() => people.forEach((person) => person.sendFrame({ kind: 'ping', ack: 0 })), PING_MS);
    await provide(async (count, request = {}) => {
      for (let at = 1; at <= count; at++) {
        const name = `Person ${people.length + 1}`;
        const token = await (await fetch(`${origin}/token?${new URLSearchParams({ room, name })}`)).text();
        const person = await new TestPerson(`${origin.replace('http', 'ws')}/meeting-room/signal`, {
          headers: { origin },
        }).open();
        person.ask({ room, token, audioMuted: true, videoMuted: true, ...request });
        people.push(await person.untilJoined());
      }
      return people;
    });
    clearInterval(pings);
    for (const { socket } of people) socket.close(1000);
  },

  newPage: async ({ browser }, provide) => {
    const pages: Page[] = [];
    await provide(async () => {
      const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },

  control: async ({ request, origin }, provide) =>
    provide(async (action, ...args) => {
      const response = await request.post(`${origin}/control`, { data: { action, args } });
      return ((await response.json()) as { result: unknown }).result;
    }),

  liveKit: async ({ request, origin }, provide) => {
    await provide(async (act) => void (await request.post(`${origin}/livekit/${act}`)));
    await request.post(`${origin}/livekit/back`);
  },

  settings: async ({ request, origin, room }, provide) =>
    provide(async (settings) => void (await request.post(`${origin}/settings/${room}`, { data: settings }))),
});

async function open(browser: Browser, origin: string, room: string, name: string, options: JoinOptions) {
  const { moderator = false, lang = 'en', jwt, config = {}, context: contextOptions, prepare, before } = options;
  const context = await browser.newContext({ permissions: ['camera', 'microphone'], ...contextOptions });
  const page = await context.newPage();
  if (prepare) await page.addInitScript(prepare);
  await before?.(page);
  const query = new URLSearchParams({ room, name, moderator: String(moderator), lang, config: JSON.stringify(config) });
  if (jwt) query.set('jwt', jwt);
  await page.goto(`${origin}/host?${query}`);
  return new RoomGuest(page);
}

async function firstLine(server: ChildProcess): Promise<string> {
  const [chunk] = (await once(server.stdout!, 'data')) as [Buffer];
  return chunk.toString().trim();
}

export { expect };
