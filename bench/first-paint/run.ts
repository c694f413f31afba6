import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { createMeeting } from '@meet/meetings-contract';
import { newAccount, post, type Account } from '@meet/e2e/fixtures/api.ts';
import { CHROMIUM } from '@meet/e2e/fixtures/chromium.ts';
import { startOwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';
import { openBarePage } from '../lib/openBarePage.ts';

/**
 * Measures when the largest part of a page is drawn on a phone with an empty browser cache. It also measures for how
 * long the page's own work blocks it. The peer is an empty React page from the same edge, in turns. The phone has a
 * processor four times slower, 1.6 Mb/s and 150 ms.
 * `npm run bench -- first-paint [--rounds 5] [--quick]`.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, quick: { type: 'boolean', default: false } },
});
const ROUNDS = values.quick ? 1 : Number(values.rounds);
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Once nothing has changed for this long, nothing larger is drawn and nothing blocks any more. */
const STILL_MS = 3_000;
const PATIENCE_MS = 60_000;
const CONSENT = 'USER_GDPR_CONSENT_MEET';

interface Paint {
  /** Milliseconds since the navigation began. */
  readonly largest: number;
  /** Sum of the time beyond 50 ms of each task after the first paint. */
  readonly blocked: number;
}

interface Target {
  readonly name: string;
  readonly address: string;
  readonly as?: Account;
  /** Whether the cookie bar, which is the largest text of a first visit, was answered before. */
  readonly isCookieBarRead?: boolean;
}

/** React drawing one heading: the minimum cost of any React page. */
const EMPTY_PAGE = path.join(import.meta.dirname, 'emptyPage.js');
const [product, empty] = await Promise.all([startOwnProduct({}), openBarePage(EMPTY_PAGE)]);
const browser = await chromium.launch(CHROMIUM);

/** Runs before the page's own scripts: records the paints and the tasks that block the page. */
function watchPaint(): void {
  const seen = { largest: 0, first: 0, tasks: [] as [start: number, duration: number][], changedAt: 0 };
  Object.assign(globalThis, { seenPaint: seen });
  interface Entry {
    readonly name: string;
    readonly startTime: number;
    readonly duration: number;
  }
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      seen.changedAt = performance.now();
      // Node's types, against which this is checked, have none of the browser's entry types.
    }).observe({ type: type as never, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.first = startTime));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  watch('resource', () => {});
}

async function signInAs(context: BrowserContext, { token, email, fullName }: Account): Promise<void> {
  await context.addInitScript(
    ([key, mail, person]) => {
      localStorage.setItem('user-token', JSON.stringify({ token: key }));
      localStorage.setItem('email', mail!);
      localStorage.setItem('fullName', person!);
      localStorage.setItem('showQuickGuide-dashboard_tour', '0');
    },
    [token, email, fullName],
  );
}

async function paint({ address, as, isCookieBarRead }: Target): Promise<Paint> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US' });
  await context.addInitScript(watchPaint);
  if (as) await signInAs(context, as);
  if (isCookieBarRead) await context.addCookies([{ name: CONSENT, value: 'read', url: address }]);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  await page.waitForFunction(
    (still) => {
      const { seenPaint } = globalThis as unknown as { seenPaint: { largest: number; changedAt: number } };
      return seenPaint.largest > 0 && performance.now() - seenPaint.changedAt > still;
    },
    STILL_MS,
    { timeout: PATIENCE_MS, polling: 250 },
  );
  const seen = await page.evaluate(
    () =>
      (globalThis as unknown as { seenPaint: { largest: number; first: number; tasks: [number, number][] } }).seenPaint,
  );
  await context.close();
  const late = seen.tasks.filter(([start, duration]) => start + duration > seen.first);
  return {
    largest: seen.largest,
    blocked: late.reduce(
      (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start + 50, seen.first)),
      0,
    ),
  };
}

const rows: Record<string, object> = {};
const machine = createMachineLog();
try {
  const ana = await newAccount(product.request, 'Ana Pop');
  const { roomId } = await post(product.request, createMeeting, {} as never, ana.token);
  const targets: Target[] = [
    { name: 'empty page of React', address: `${empty.url}/` },
    { name: '/', address: `${product.url}/` },
    { name: '/signin', address: `${product.url}/signin` },
    { name: '/dashboard/join', address: `${product.url}/dashboard/join`, as: ana },
    { name: 'the same, cookies read', address: `${product.url}/dashboard/join`, as: ana, isCookieBarRead: true },
    { name: '/j/:id', address: `${product.url}/j/${roomId}` },
  ];
  const rounds = new Map(targets.map((target) => [target, [] as Paint[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) rounds.get(target)!.push(await paint(target));
    machine.note();
  }
  const ofEmpty = rounds.get(targets[0]!)!;
  for (const [{ name }, paints] of rounds) {
    rows[name] = {
      largestMs: Math.round(median(paints.map(({ largest }) => largest))),
      ofEmpty: Number(median(paints.map(({ largest }, round) => largest / ofEmpty[round]!.largest)).toFixed(2)),
      blockedMs: Math.round(median(paints.map(({ blocked }) => blocked))),
    };
  }
} finally {
  await browser.close();
  await Promise.all([product.stop(), empty.close()]);
}
console.log(`On a slow phone, medians of ${ROUNDS} rounds`);
console.table(rows);
const result = { rounds: ROUNDS, ...machine.describe(), rows };
if (!values.quick) await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
