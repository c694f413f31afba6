import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createMeeting, startMeeting } from '@meet/meetings-contract';
import { chromium } from '@playwright/test';
import { newAccount, post } from '@meet/e2e/fixtures/api.ts';
import { CHROMIUM } from '@meet/e2e/fixtures/chromium.ts';
import { startOwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';

/**
 * Measures a guest's wait after opening a meeting's link: until the name can be typed, and until the room or its lobby
 * is shown. It does so over a fast and a slow network. `npm run bench -- link [--rounds 5]`.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
const NETWORKS = {
  good: undefined,
  /** A phone with weak reception: 400 kb/s, 400 ms. */
  slow: { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 },
};
const PATIENCE_MS = 180_000;

const product = await startOwnProduct({});
const browser = await chromium.launch(CHROMIUM);

async function open(roomId: string, network: (typeof NETWORKS)[keyof typeof NETWORKS]) {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (network) await devTools.send('Network.emulateNetworkConditions', network);
  const began = performance.now();
  const soFar = () => Math.round(performance.now() - began);
  await page.goto(`/j/${roomId}`, { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Gus Guest', { timeout: PATIENCE_MS });
  const form = soFar();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.frameLocator('iframe').locator('main:visible').first().waitFor({ timeout: PATIENCE_MS });
  const room = soFar();
  await context.close();
  return { form, room };
}

const medians: Record<string, { form: number; room: number }> = {};
const machine = createMachineLog();
try {
  const ana = await newAccount(product.request, 'Ana Pop');
  const { roomId } = await post(product.request, createMeeting, {} as never, ana.token);
  await post(product.request, startMeeting, { roomId } as never, ana.token);
  for (const [name, network] of Object.entries(NETWORKS)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await open(roomId, network));
      machine.note();
    }
    medians[name] = { form: median(rounds.map(({ form }) => form)), room: median(rounds.map(({ room }) => room)) };
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(`Milliseconds from opening a link, medians of ${ROUNDS} rounds`);
console.table(medians);
const result = { rounds: ROUNDS, ...machine.describe(), medians };
await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
