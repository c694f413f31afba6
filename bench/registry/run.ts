import { startProductProcess } from '@meet/composition/testing/startProductProcess.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '../lib/percentile.ts';

/**
 * Measures the latency and memory of /registry.json at 1,000 requests per second. The peer is a static file of the
 * shell from the same product, in rounds that take turns. `npm run bench -- registry [--rate 1000] [--seconds 5]
 * [--rounds 3]`.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const RATE = Number(values.rate);
const MS = Number(values.seconds) * 1_000;
const TICK_MS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function ask(url: string): Promise<number> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve(performance.now() - since));
    }).on('error', reject);
  });
}

/** Sends requests at a fixed rate, whether or not the answers keep up. */
async function load(url: string): Promise<number[]> {
  const requested: Promise<number>[] = [];
  const since = performance.now();
  for (let passed = 0; passed < MS; passed = performance.now() - since) {
    while (requested.length < (passed * RATE) / 1_000) requested.push(ask(url));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return Promise.all(requested);
}

async function residentMegabytes(url: string): Promise<number> {
  const metricsText = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metricsText)?.[1]) / 1024 / 1024;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'meet-bench-registry-'));
const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
try {
  const assets = await readdir(path.join(import.meta.dirname, '../../shell/dist/assets'));
  const file = assets.find((name) => name.startsWith('version.') && name.endsWith('.js')) ?? assets[0]!;
  const targets = { registry: `${product.url}/registry.json`, 'static file': `${product.url}/assets/${file}` };
  const taken = new Map<string, number[]>(Object.keys(targets).map((name) => [name, []]));
  const before = await residentMegabytes(product.url);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, url] of Object.entries(targets)) taken.get(name)!.push(...(await load(url)));
  for (const [name, all] of taken) {
    const at = (share: number) => percentile(all, share).toFixed(1);
    console.log(`${name}: ${all.length} answers, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms`);
  }
  const after = await residentMegabytes(product.url);
  console.log(`memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`);
} finally {
  agent.destroy();
  product.child.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
