import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, type Page, chromium } from '@playwright/test';

/**
 * From the click on Join to the first picture of the other one, in the embedded room on this machine; what of it the
 * room's signalling takes is named apart. `npm run bench -- meeting-join [--rounds 20]`.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const ROUNDS = Number(values.rounds);
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

interface Round {
  /** Milliseconds from the click until the page asks to be let in: script, frame, page, socket. */
  opening: number;
  /** Milliseconds from asking to being in: the signalling's share. */
  signalling: number;
  /** Milliseconds from being in to the first picture: negotiation, path, decoder. */
  media: number;
  total: number;
}

async function measure(browser: Browser, origin: string, round: number): Promise<Round> {
  const room = `bench-${round}`;
  const host = await open(browser, `${origin}/host?room=${room}&name=Host&moderator=true`);
  await host.waitForFunction(() => eventsOf('videoConferenceJoined'));
  const guest = await open(browser, `${origin}/host?room=${room}&name=Guest`);
  const frame = await (await guest.waitForSelector('iframe')).contentFrame();
  await frame!.waitForFunction(() => performance.getEntriesByName('room:first-frame').length > 0);
  const clickedAt = await guest.evaluate(() => (globalThis as unknown as { joinClickedAt: number }).joinClickedAt);
  const [asked, joined, seen] = await frame!.evaluate(() =>
    ['room:asked', 'room:joined', 'room:first-frame'].map(
      (name) => performance.timeOrigin + performance.getEntriesByName(name)[0]!.startTime,
    ),
  );
  await Promise.all([host, guest].map((page) => page.context().close()));
  return {
    opening: asked! - clickedAt,
    signalling: joined! - asked!,
    media: seen! - joined!,
    total: seen! - clickedAt,
  };
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    permissions: ['camera', 'microphone'],
    viewport: { width: 1024, height: 700 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const host = globalThis as unknown as { events?: { name: string }[]; eventsOf(name: string): boolean };
    host.eventsOf = (name) => host.events?.some((event) => event.name === name) ?? false;
  });
  await page.goto(url);
  return page;
}

declare function eventsOf(name: string): boolean;

const median = (numbers: number[]): number =>
  Math.round(numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!);

const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../e2e/specs/meeting-room/harness/server.ts', import.meta.url))],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const origin = String((await once(server.stdout, 'data'))[0]).trim();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, origin, round));
await browser.close();
server.stdin.end();

const parts = ['opening', 'signalling', 'media', 'total'] as const;
const medians = Object.fromEntries(parts.map((part) => [part, median(rounds.map((round) => round[part]))]));
console.log(`Join → first remote frame, medians of ${ROUNDS} rounds, in ms`);
console.table(medians);
await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify({ rounds: ROUNDS, medians }, null, 2)}\n`);
