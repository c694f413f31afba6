import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { AttackOutcome, AttackPart, AttackTarget, Bearing } from './AttackPart.ts';
import { parts as deadSession } from './deadSession.ts';
import { parts as graphql } from './graphql.ts';
import { parts as guesses } from './guesses.ts';
import { parts as input } from './input.ts';
import { openTarget } from './openTarget.ts';
import { parts as quiet } from './quiet.ts';
import { parts as room } from './room.ts';
import { parts as sockets } from './sockets.ts';
import { parts as uploads } from './uploads.ts';
import { parts as telemetry } from './telemetry.ts';
import { watchHealth } from './watchHealth.ts';
import { watchMemory } from './watchMemory.ts';

/**
 * Attacks a product of this machine as an outsider would, and reports its memory, health and refusals. `npm run attack
 * [-- --only NAME,NAME] [--url http://localhost:8080 --pid PID]`; without a URL, it starts a product of its own.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, url: { type: 'string' }, pid: { type: 'string' } },
});
const PARTS: readonly AttackPart[] = [
  ...quiet,
  ...graphql,
  ...sockets,
  ...input,
  ...guesses,
  ...uploads,
  ...room,
  ...deadSession,
  ...telemetry,
];

type Result = Bearing & AttackOutcome & { readonly seconds: number };

async function attack(target: AttackTarget, part: AttackPart): Promise<Result> {
  const memory = target.pid === undefined ? undefined : await watchMemory(target.pid);
  const health = watchHealth(target.url);
  const begun = performance.now();
  const outcome = await part.run(target);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const bearing = { ...(await health.stop()), ...(memory && { memoryMB: await memory.stop() }) };
  return { seconds, ...outcome, ...bearing, broken: [...outcome.broken, ...(part.validate?.(bearing) ?? [])] };
}

const chosen = values.only?.split(',');
const parts = PARTS.filter(({ name }) => chosen?.includes(name) ?? true);
if (!parts.length) throw new Error(`Name some of: ${PARTS.map(({ name }) => name).join(', ')}`);
const results: Record<string, Result> = {};
const target = await openTarget(values.url, values.pid === undefined ? undefined : Number(values.pid));
try {
  for (const part of parts) {
    results[part.name] = await attack(target, part);
    console.log(part.name, results[part.name]);
  }
} finally {
  await target.close();
}

console.table(
  Object.fromEntries(
    Object.entries(results).map(([name, { memoryMB, healthMs, attempts, refusals, broken }]) => [
      name,
      {
        attempts,
        refused: Object.values(refusals).reduce((sum, count) => sum + count, 0),
        'memory MB': memoryMB ? `${memoryMB.before} → ${memoryMB.peak} → ${memoryMB.after}` : '–',
        'health p50 ms': healthMs.p50,
        'health p99 ms': healthMs.p99,
        'health max ms': healthMs.max,
        held: broken.length === 0,
      },
    ]),
  ),
);
if (!chosen && !values.url) {
  const figures = { cores: cpus().length, results };
  await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(figures, undefined, 2)}\n`);
}
for (const [name, { broken }] of Object.entries(results)) for (const what of broken) console.error(`${name}: ${what}`);
if (Object.values(results).some(({ broken }) => broken.length > 0)) process.exitCode = 1;
