import { setTimeout } from 'node:timers/promises';
import { Line } from './Line.ts';
import type { Target } from './Target.ts';

/** Answers a second to connections that ask again as soon as they are answered: one for each of the targets. */
export async function rate(targets: readonly Target[], ms: number): Promise<number> {
  const lines = await Promise.all(targets.map((target) => Line.open(target)));
  const startedAt = performance.now();
  let answers = 0;
  const keepAsking = async (line: Line) => {
    while (performance.now() - startedAt < ms) {
      await line.ask();
      answers += 1;
    }
  };
  await Promise.all(lines.map(keepAsking));
  const perSecond = (answers * 1_000) / (performance.now() - startedAt);
  for (const line of lines) line.close();
  return perSecond;
}

/**
 * So many answers a second, spread evenly over the connections, one for each of the targets; fewer where an answer takes
 * longer than a connection's turn. Answers with how many there were a second.
 */
export async function pace(targets: readonly Target[], perSecond: number, ms: number): Promise<number> {
  const lines = await Promise.all(targets.map((target) => Line.open(target)));
  const everyMs = (targets.length * 1_000) / perSecond;
  const startedAt = performance.now();
  let answers = 0;
  const askInTurns = async (line: Line, at: number) => {
    for (let turn = at / targets.length; turn * everyMs < ms; turn += 1) {
      await setTimeout(Math.max(0, startedAt + turn * everyMs - performance.now()));
      await line.ask();
      answers += 1;
    }
  };
  await Promise.all(lines.map(askInTurns));
  const reached = (answers * 1_000) / (performance.now() - startedAt);
  for (const line of lines) line.close();
  return reached;
}

/** One answer of the target. */
export async function askOnce(target: Target): Promise<{ head: string; body: string }> {
  const line = await Line.open(target);
  const answer = await line.ask();
  line.close();
  return answer;
}
