import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { newAccount } from '@meet/e2e/fixtures/api.ts';
import { CHROMIUM } from '@meet/e2e/fixtures/chromium.ts';
import { startOwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import { importContacts } from '@meet/e2e/pages/importContacts.ts';
import { networkPanel } from '@meet/e2e/pages/networkPanel.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';

/**
 * Measures how long the browser is blocked while contacts are read, chosen and imported, and the duration of the
 * import. The whole product runs on this machine. `npm run bench -- contacts-import [--contacts 5000] [--rounds 5]`.
 */
const { values } = parseArgs({
  options: { contacts: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '5' } },
});
const CONTACTS = Number(values.contacts);
const ROUNDS = Number(values.rounds);
const PARTS = ['reading', 'choosing', 'importing'] as const;

interface Part {
  /** Duration in milliseconds. */
  readonly took: number;
  /** Duration of the longest task in milliseconds; 0 if none was longer than 50. */
  readonly longestTask: number;
}

/** Runs in the page: records the duration of every task that blocks it for more than 50 ms. */
const NOTE_TASKS = `window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask' });`;

async function measure(page: Page, part: () => Promise<void>): Promise<Part> {
  await page.evaluate('window.longTasks.length = 0');
  const began = performance.now();
  await part();
  const took = Math.round(performance.now() - began);
  return { took, longestTask: Math.round(await page.evaluate<number>('Math.max(0, ...window.longTasks)')) };
}

const product = await startOwnProduct({});
const browser = await chromium.launch(CHROMIUM);
const rounds: Record<(typeof PARTS)[number], Part>[] = [];
const machine = createMachineLog();
try {
  for (let round = 0; round < ROUNDS; round++) {
    const ana = await newAccount(product.request, 'Ana Pop');
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
    await context.addInitScript({ content: `${NOTE_TASKS} document.cookie = 'USER_GDPR_CONSENT_MEET=true; path=/';` });
    await context.addInitScript(
      ([token, email]) => {
        localStorage.setItem('user-token', JSON.stringify({ token }));
        localStorage.setItem('email', email!);
        localStorage.setItem('showQuickGuide-dashboard_tour', '0');
      },
      [ana.token, ana.email],
    );
    const page = await context.newPage();
    await page.goto('/dashboard/join');
    await networkPanel(page).open();
    const { dialog, open, ask, permit } = importContacts(page);
    await open();
    const issuer = await ask();
    const reading = await measure(page, async () => {
      await permit(issuer, ana.email, CONTACTS);
      await page.locator('[role=dialog] [aria-setsize]').first().waitFor();
    });
    const select = page.locator('[role=dialog] input[type=checkbox]').first();
    const search = page.locator('[role=dialog] [role=searchbox]');
    const submit = await dialog.getByRole('button', { name: 'Import', exact: true }).elementHandle();
    const choosing = await measure(page, async () => {
      await search.fill('b');
      await search.fill('');
      await select.check();
    });
    const importing = await measure(page, async () => {
      await submit!.click();
      // It waits by CSS selectors, because a search by role and name would itself block the page.
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
      await page.locator(`[aria-setsize="${CONTACTS}"]`).first().waitFor();
    });
    rounds.push({ reading, choosing, importing });
    machine.note();
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

const medians = Object.fromEntries(
  PARTS.map((part) => [
    part,
    {
      took: Math.round(median(rounds.map((round) => round[part].took))),
      longestTask: Math.round(median(rounds.map((round) => round[part].longestTask))),
    },
  ]),
);
console.log(`${CONTACTS} contacts, medians of ${ROUNDS} rounds, in ms`);
console.table(medians);
const result = { contacts: CONTACTS, rounds: ROUNDS, ...machine.describe(), medians };
await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
