import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { newAccount, type Account } from '@meet/e2e/fixtures/api.ts';
import { CHROMIUM } from '@meet/e2e/fixtures/chromium.ts';
import { startOwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import { findChain, type PageRequest } from './findChain.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';

/**
 * Measures how long a signed-in person with an empty browser cache waits for the dashboard over a slow network. It
 * measures until the heading is drawn, and until each remote has drawn its part. It compares releases with and without
 * a named first paint, in turns.
 * `npm run bench -- pages [--rounds 5] [--chain] [--quick]`: `--chain` prints the chain of requests.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    chain: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const ROUNDS = values.quick ? 1 : Number(values.rounds);
const network = (latency: number, bits: number) => ({
  offline: false,
  latency,
  downloadThroughput: bits / 8,
  uploadThroughput: bits / 8,
});
const NETWORKS = { slow: network(400, 400_000), mobile: network(150, 1_600_000) };
const RECORDS = ['named', 'unnamed'] as const;
const PATIENCE_MS = 90_000;
type NetworkName = keyof typeof NETWORKS;
type Records = (typeof RECORDS)[number];

interface Figures {
  /** Milliseconds since the navigation. */
  readonly heading: number;
  readonly parts: number;
  /**
   * Number of requests for code in the longest chain until the parts are drawn. Each is sent after the previous answer
   * has arrived.
   */
  readonly chain: number;
}

const product = await startOwnProduct({});
const browser = await chromium.launch(CHROMIUM);

/** Removes the first paint from the registry that the page reads, as if every release were older than that field. */
function forgetFirstPaint(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    if (request[0] !== '/registry.json') return response;
    return new Response(
      JSON.stringify(await response.json(), (key, value) => (key === 'firstPaint' ? undefined : value)),
    );
  };
}

const listRequests = (page: Page): Promise<PageRequest[]> =>
  page.evaluate(() =>
    (performance.getEntries() as unknown as (Omit<PageRequest, 'path'> & { name: string; entryType: string })[])
      .filter(({ entryType }) => entryType === 'resource' || entryType === 'navigation')
      .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, startTime, responseEnd }))
      .filter(({ path }) => path !== '/graphql'),
  );

async function open({ token, email, fullName }: Account, name: NetworkName, records: Records): Promise<Figures> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  await context.addInitScript(
    ([key, mail, person]) => {
      localStorage.setItem('user-token', JSON.stringify({ token: key }));
      localStorage.setItem('email', mail!);
      localStorage.setItem('fullName', person!);
      localStorage.setItem('showQuickGuide-dashboard_tour', '0');
    },
    [token, email, fullName],
  );
  if (records === 'unnamed') await context.addInitScript(forgetFirstPaint);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORKS[name]);
  const began = performance.now();
  const soFar = () => Math.round(performance.now() - began);
  await page.goto('/dashboard/join', { waitUntil: 'commit' });
  const parts = [
    page.getByRole('button', { name: /^Open chat/ }),
    page.getByRole('button', { name: 'Open My network' }),
    page.getByRole('button', { name: /^Your status/ }),
  ];
  const [heading] = await Promise.all([
    page.locator('#root h1').waitFor({ timeout: PATIENCE_MS }).then(soFar),
    ...parts.map((part) => part.waitFor({ timeout: PATIENCE_MS })),
  ]);
  const drawn = soFar();
  const chain = findChain(await listRequests(page));
  if (values.chain) console.log(name, records, chain);
  await context.close();
  return { heading, parts: drawn, chain: chain.length };
}

const getMedians = (rounds: Figures[]): Figures => ({
  heading: median(rounds.map(({ heading }) => heading)),
  parts: median(rounds.map(({ parts }) => parts)),
  chain: median(rounds.map(({ chain }) => chain)),
});

const medians: Record<string, Figures> = {};
const machine = createMachineLog();
try {
  const ana = await newAccount(product.request, 'Ana Pop');
  for (const name of Object.keys(NETWORKS) as NetworkName[]) {
    const rounds: Record<Records, Figures[]> = { named: [], unnamed: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const records of RECORDS) rounds[records].push(await open(ana, name, records));
      machine.note();
    }
    for (const records of RECORDS) medians[`${name}, ${records}`] = getMedians(rounds[records]);
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(`Milliseconds from opening the dashboard, medians of ${ROUNDS} rounds`);
console.table(medians);
const result = { rounds: ROUNDS, ...machine.describe(), medians };
if (!values.quick) await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
