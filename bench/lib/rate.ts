import { Line } from './Line.ts';
import { moment } from './moment.ts';
import type { Target } from './Target.ts';

/** Sends one request and waits for the answer. */
type Ask = () => Promise<unknown>;

/**
 * Returns the answers per second to connections that send the next request as soon as they are answered. Each target
 * has one connection.
 */
export const rate = (targets: readonly Target[], ms: number): Promise<number> =>
  answersASecond(targets, async (ask, startedAt) => {
    while (performance.now() - startedAt < ms) await ask();
  });

/**
 * Sends `perSecond` requests a second, spread evenly over the connections, one for each of the targets. There are fewer
 * if an answer takes longer than a connection's turn. Returns the actual number per second.
 */
export function pace(targets: readonly Target[], perSecond: number, ms: number): Promise<number> {
  const everyMs = (targets.length * 1_000) / perSecond;
  return answersASecond(targets, async (ask, startedAt, at) => {
    for (let turn = at / targets.length; turn * everyMs < ms; turn += 1) {
      await moment(startedAt + turn * everyMs);
      await ask();
    }
  });
}

async function answersASecond(
  targets: readonly Target[],
  keepRequesting: (ask: Ask, startedAt: number, at: number) => Promise<void>,
): Promise<number> {
  const lines = await Promise.all(targets.map((target) => Line.open(target)));
  const startedAt = performance.now();
  let answers = 0;
  const pending = lines.map((line, at) => keepRequesting(() => line.ask().then(() => (answers += 1)), startedAt, at));
  await Promise.all(pending);
  const perSecond = (answers * 1_000) / (performance.now() - startedAt);
  for (const line of lines) line.close();
  return perSecond;
}

/** Sends one request to the target and returns the answer. */
export async function requestOnce(target: Target): Promise<{ head: string; body: string }> {
  const line = await Line.open(target);
  const answer = await line.ask();
  line.close();
  return answer;
}
