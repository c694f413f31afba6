import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { newAccount } from '@meet/e2e/fixtures/api.ts';
import { CHROMIUM } from '@meet/e2e/fixtures/chromium.ts';
import { startOwnProduct, type OwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import { newRoom, startOnPage } from '@meet/e2e/pages/meeting.ts';
import { visit, visitBare, type Visit } from './visit.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';

/**
 * Measures the time from a meeting's link to one's own picture, and from Join to the first picture of the other
 * participant. The whole product runs on this machine. First visits, returns and a bare page take turns.
 * `npm run bench -- meeting-join [--rounds 20] [--quick]`.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, quick: { type: 'boolean', default: false } },
});
const ROUNDS = values.quick ? 3 : Number(values.rounds);
const PERSON: BrowserContextOptions = {
  permissions: ['camera', 'microphone'],
  viewport: { width: 1024, height: 700 },
  locale: 'en-US',
};
const PARTS = ['preview', 'opening', 'joining', 'negotiating', 'connecting', 'picture', 'join', 'link'] as const;

/**
 * Seats the host, the other participant, who is in the meeting from the first round to the last. Returns the room's id.
 */
async function seatHost(page: Page, product: OwnProduct): Promise<string> {
  const host = await newAccount(product.request, 'Hanna Host');
  await page.addInitScript((token) => localStorage.setItem('user-token', JSON.stringify({ token })), host.token);
  const roomId = await newRoom(product.request, host);
  await startOnPage(page, roomId);
  await page.frameLocator('iframe').locator('.tile video').first().waitFor();
  return roomId;
}

const untilAlone = async (host: Page) => {
  await host.frameLocator('iframe').getByText('Others appear as soon as they join.').waitFor();
};

const getMedians = (visits: Visit[]) =>
  Object.fromEntries(PARTS.map((part) => [part, Math.round(median(visits.map((one) => one[part])))]));

const product = await startOwnProduct({});
const [hostBrowser, browser] = await Promise.all([chromium.launch(CHROMIUM), chromium.launch(CHROMIUM)]);
const visits: { first: Visit[]; return: Visit[] } = { first: [], return: [] };
const bare: number[] = [];
const machine = createMachineLog();
try {
  const host = await hostBrowser.newPage({ ...PERSON, baseURL: product.url });
  const link = `${product.url}/j/${await seatHost(host, product)}`;
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext(PERSON);
    for (const kind of ['first', 'return'] as const) {
      await untilAlone(host);
      visits[kind].push(await visit(context, link, 'Gus Guest'));
    }
    bare.push(await visitBare(context, product.url));
    machine.note();
    await context.close();
  }
} finally {
  await Promise.all([hostBrowser.close(), browser.close()]);
  await product.stop();
}

const medians = {
  'first visit': getMedians(visits.first),
  return: getMedians(visits.return),
  'bare page': { preview: Math.round(median(bare)) },
};
console.log(`Into a meeting, medians of ${ROUNDS} rounds, in ms`);
console.table(medians);
const result = { rounds: ROUNDS, ...machine.describe(), medians };
if (!values.quick) await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
