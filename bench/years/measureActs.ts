import type { Caller } from '@meet/contracts';
import type { BenchedProduct } from '../lib/openProduct.ts';
import { rounded } from '../lib/rounded.ts';
import { ACTS, type Act } from './acts.ts';
import { startNeighbour, type Neighbour } from './measureWork.ts';
import type { Subject } from './prepareSubject.ts';

/** Time in which work that continues after an answer may delay others. */
const AFTERWARDS_MS = 300;

export interface ActRow {
  readonly page: string;
  readonly act: string;
  readonly ms: number;
  readonly processorMs: number;
  /** Longest time that a neighbour's send or read took meanwhile, in milliseconds. */
  readonly worstDelay: number;
}

/** Measures each act while a neighbour sends and reads. */
export async function measureActs(
  product: BenchedProduct,
  subject: Subject,
  callers: readonly Caller[],
  neighbour: Caller,
): Promise<ActRow[]> {
  const rows: ActRow[] = [];
  const beside = startNeighbour(product, neighbour, subject.neighbourChatId);
  try {
    for (const act of ACTS) rows.push(await measureAct(product, act, subject, callers[act.by]!, beside));
  } finally {
    await beside.stop();
  }
  return rows;
}

async function measureAct(
  { client }: BenchedProduct,
  { page, name, call, times, input }: Act,
  subject: Subject,
  caller: Caller,
  beside: Neighbour,
): Promise<ActRow> {
  const inputs = Array.from({ length: times }, (_, at) => input(subject, at));
  beside.take();
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (const one of inputs)
    await client.call(call, one as never, caller).catch((cause: unknown) => {
      throw new Error(`Cannot ${name}`, { cause });
    });
  const ms = (performance.now() - startedAt) / times;
  const { user, system } = process.cpuUsage(before);
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  const { worst } = beside.take();
  return {
    page,
    act: name,
    ms: rounded(ms),
    processorMs: rounded((user + system) / 1_000 / times),
    worstDelay: rounded(worst),
  };
}
