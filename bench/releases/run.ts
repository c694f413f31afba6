import { chromium } from '@playwright/test';
import { newAccount } from '@meet/e2e/fixtures/api.ts';
import { CHROMIUM } from '@meet/e2e/fixtures/chromium.ts';
import { enter } from '@meet/e2e/fixtures/enter.ts';
import { startOwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import { builtRelease, newTeam, revised } from '@meet/e2e/fixtures/releases.ts';
import { toReleaseId } from '@meet/contracts/remotes';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { percentile } from '../lib/percentile.ts';

/**
 * Measures the time until a release is live, until a rollback is live, and until a switch has removed a remote from an
 * open tab. The whole product runs. `npm run bench -- releases [--rounds 5]`.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
const REMOTE = 'mfe-account';

const product = await startOwnProduct({});
const browser = await chromium.launch(CHROMIUM);
const taken = {
  'publish to live': [] as number[],
  'back to the former': [] as number[],
  'switch to open tab': [] as number[],
};
const loads: number[] = [];

/** Requests the registry until it lists the release. */
async function untilLive(hash: string): Promise<void> {
  for (;;) {
    const { remotes } = (await (await fetch(`${product.url}/registry.json`)).json()) as {
      remotes: Record<string, { hash: string }>;
    };
    if (remotes[REMOTE]?.hash === hash) return;
  }
}

async function timed(name: keyof typeof taken, part: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await part();
  taken[name].push(performance.now() - began);
}

try {
  const admin = await product.newAdmin();
  const team = await newTeam(product.url, admin, REMOTE);
  const former = builtRelease(REMOTE);
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await enter(page, 'user-token', await newAccount(product.request, 'Ana Pop'));
  await page.goto('/dashboard/join');
  const entry = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Integrations' });
  await entry.waitFor();

  for (let round = 0; round < ROUNDS; round++) {
    const later = revised(former, `9.0.${round}`, (script) => `${script}\n/* ${round} */`);
    await timed('publish to live', async () => {
      await team.ship(later);
      await untilLive(later.record.hash);
    });
    await timed('back to the former', async () => {
      await team.move({ stable: toReleaseId(former.record) });
      await untilLive(former.record.hash);
    });
    await timed('switch to open tab', async () => {
      await team.move({ disabled: true });
      await entry.waitFor({ state: 'detached' });
    });
    await team.move({ disabled: false });
    await entry.waitFor();
    loads.push(loadavg()[0]!);
  }
} finally {
  await browser.close();
  await product.stop();
}

const at = (numbers: readonly number[], share: number) => Math.round(percentile(numbers, share));
const figures = Object.fromEntries(
  Object.entries(taken).map(([name, numbers]) => [name, { median: at(numbers, 0.5), most: at(numbers, 1) }]),
);
console.log(`${ROUNDS} rounds, in ms`);
console.table(figures);
const result = { rounds: ROUNDS, cores: cpus().length, load: at(loads, 0.5), figures };
await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
