import { commonErrors, isRefusal, type Caller, type OutputOf } from '@meet/contracts';
import { startEmbeddedMongo } from '@meet/embedded-mongo';
import { getNetworkChanges } from '@meet/network-contract';
import { indexChat } from '@meet/service-chat/testing/indexChat.ts';
import { connectDatabase, SERVICE_CALLER } from '@meet/service-kit';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../../apps/composition/src/openDatabase.ts';
import { newPerson, VISITOR } from '../lib/newPerson.ts';
import { openProduct, type BenchedProduct } from '../lib/openProduct.ts';
import { rounded } from '../lib/rounded.ts';
import { buildPeople, FIRST_DAY, shrink, TWO_YEARS, type CompanySize, type Person } from './company.ts';
import { fillCompany } from './fillCompany.ts';
import { listOver } from './listOver.ts';
import { measureActs, type ActRow } from './measureActs.ts';
import { measureWork, startNeighbour, type Cost, type Delays } from './measureWork.ts';
import { PAGE_CALLS, type PageCall } from './pages.ts';
import { prepareSubject, type Subject } from './prepareSubject.ts';

/**
 * Compares a company of 200 people after two years with the same company on its first day. For each call by which pages
 * read, it measures commands, milliseconds, kilobytes, and the duration of a neighbour's sends and reads meanwhile. Then
 * it measures the main actions. It prints separately what exceeds the targets.
 * `npm run bench -- years [--times 20] [--part 20] [--quick]`. `--part 20` fills a twentieth of two years, to try out
 * the benchmark itself, and writes no results; `--quick` does so with few calls. MONGODB_URL selects another engine, on
 * which it creates and drops databases of its own.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string' },
    part: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const TIMES = Number(values.times ?? (values.quick ? 5 : 20));
const PART = Number(values.part ?? (values.quick ? 20 : 1));
const PEOPLE = ['ana', 'bob', 'cleo', 'dan'] as const;

interface CallRow extends Cost, Delays {
  readonly page: string;
  readonly call: string;
}

interface Measured {
  readonly calls: readonly CallRow[];
  readonly acts: readonly ActRow[];
  readonly documents: number;
  readonly fillSeconds: number;
  readonly startMs: number;
  readonly residentMb: number;
}

/** Runs the work on a new, empty database, and removes it afterwards. */
async function withDatabase<Result>(work: (open: () => Promise<OpenDatabase>) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-years-'));
  const foreign = process.env.MONGODB_URL;
  const embedded = foreign ? undefined : await startEmbeddedMongo({ dataDir: folder });
  const name = foreign && { dbName: `meet_years_${process.pid}_${Math.round(performance.now())}` };
  const connect = () => connectDatabase(foreign ?? embedded!.url, { monitorCommands: true, ...name });
  try {
    return await work(async () => {
      const connection = await connect();
      return { connection, close: () => connection.close() };
    });
  } finally {
    if (foreign) {
      const connection = await connect();
      await connection.dropDatabase();
      await connection.close();
    }
    await embedded?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(size: CompanySize): Promise<Measured> {
  return withDatabase(async (open) => {
    const first = await openProduct([], await open());
    const callers: Caller[] = [];
    for (const name of PEOPLE) {
      const userToken = await newPerson(first, `${name}@example.com`, `${name} Orchard`);
      callers.push(await first.authenticate({ userToken }, VISITOR));
    }
    const people = buildPeople(size.people, callers.map(toPerson));
    const startedAt = performance.now();
    const company = await fillCompany(first.connection, size, people, first.now());
    const fillSeconds = (performance.now() - startedAt) / 1_000;
    const documents = Object.values(company.counts).reduce((sum, count) => sum + count, 0);
    console.log(`${documents} documents in ${fillSeconds.toFixed(0)} s`);
    await indexChat(first.connection, first.now());
    console.log(`messages indexed in ${((performance.now() - startedAt) / 1_000 - fillSeconds).toFixed(0)} s`);
    await first.close();

    const openedAt = performance.now();
    const product = await openProduct([], await open());
    const startMs = performance.now() - openedAt;
    try {
      const subject = await prepareSubject(product, company, callers[0]!, size !== FIRST_DAY);
      const calls = await measureCalls(product, subject, callers);
      const acts = await measureActs(product, subject, callers, callers[3]!);
      calls.push(...(await measureIdleTab(product, subject, callers)));
      const residentMb = process.memoryUsage.rss() / 1024 ** 2;
      return { calls, acts, documents, fillSeconds, startMs, residentMb };
    } finally {
      await product.close();
    }
  });
}

function toPerson(caller: Caller): Person {
  if (caller.kind !== 'user') throw new Error('Nobody is signed in');
  const { accountId, email, fullName } = caller;
  if (accountId === undefined || email === undefined) throw new Error('Nobody is signed in');
  return { accountId, email, fullName: fullName ?? email };
}

async function measureCalls(product: BenchedProduct, subject: Subject, callers: readonly Caller[]): Promise<CallRow[]> {
  const rows: CallRow[] = [];
  const person = callers[0]!;
  const callerOf: Record<PageCall['by'], Caller> = {
    ...{ person, visitor: VISITOR, service: SERVICE_CALLER },
    administrator: { ...person, kind: 'admin' },
  };
  for (const { page, name, call, input, by } of PAGE_CALLS) {
    const work = () => product.client.call(call, input(subject) as never, callerOf[by]);
    const row = await measureCall(product, subject, callers[3]!, work).catch((cause: unknown) => {
      throw new Error(`Cannot call ${name}`, { cause });
    });
    rows.push({ page, call: name, ...row });
    console.log(`${page}, ${name}: ${row.ms.toFixed(1)} ms`);
  }
  return rows;
}

/** Measures the refreshes of an idle tab of the person who imported 10,000 contacts. */
async function measureIdleTab(product: BenchedProduct, subject: Subject, callers: readonly Caller[]) {
  const page = 'idle tab, 10,000 contacts';
  const ask = (input: object): Promise<OutputOf<typeof getNetworkChanges>> =>
    product.client.call(getNetworkChanges, input as never, callers[2]!);
  const measureRequests = (input: object) => measureCall(product, subject, callers[3]!, () => ask(input));
  const whole = await measureRequests({});
  const { mark, groups } = await ask({});
  const known = groups.map(({ groupId, version }) => ({ groupId, version }));
  const refresh = await measureRequests({ since: mark, groups: known });
  return [
    { page, call: 'getNetworkChanges', ...whole },
    { page, call: 'getNetworkChanges, since the last', ...refresh },
  ];
}

async function measureCall(
  product: BenchedProduct,
  subject: Subject,
  beside: Caller,
  work: () => Promise<unknown>,
): Promise<Cost & Delays> {
  // The product refuses a search that exceeds its time limit; the time until then counts.
  const withinLimit = () =>
    work().catch((error: unknown) => {
      if (!isRefusal(error, commonErrors.TOO_SLOW)) throw error;
    });
  const cost = await measureWork(product, TIMES, withinLimit);
  const neighbour = startNeighbour(product, beside, subject.neighbourChatId);
  for (let at = 0; at < TIMES; at += 1) await withinLimit();
  const delays = neighbour.take();
  await neighbour.stop();
  return { ...cost, ...delays };
}

function compare(before: Measured, after: Measured) {
  return after.calls.map((row, at) => {
    const empty = before.calls[at]!;
    return {
      page: row.page,
      call: row.call,
      'ms, first day': rounded(empty.ms),
      ms: rounded(row.ms),
      times: rounded(row.ms / empty.ms),
      'processor ms': `${rounded(empty.processorMs)} → ${rounded(row.processorMs)}`,
      commands: `${rounded(empty.commands)} → ${rounded(row.commands)}`,
      KB: `${rounded(empty.kilobytes)} → ${rounded(row.kilobytes)}`,
      'others’ send p99': rounded(row.sendP99),
      'others’ read p99': rounded(row.readP99),
    };
  });
}

const empty = await measure(FIRST_DAY);
const grown = await measure(PART > 1 ? shrink(TWO_YEARS, PART) : TWO_YEARS);
const calls = compare(empty, grown);
const acts = grown.acts.map(({ page, act, ...row }, at) => ({
  ...{ page, act, 'ms, first day': empty.acts[at]!.ms },
  ...row,
}));
for (const [page, rows] of Map.groupBy(calls, (row) => row.page)) {
  console.log(page);
  console.table(rows.map(({ page: _, ...row }) => row));
}
console.table(acts);
console.log('over the targets');
console.table(listOver(calls, acts));
const whole = {
  documents: grown.documents,
  fillSeconds: rounded(grown.fillSeconds),
  startMs: rounded(grown.startMs),
  residentMb: Math.round(grown.residentMb),
};
console.table(whole);
if (PART === 1) {
  const name = process.env.MONGODB_URL ? 'results-foreign.json' : 'results.json';
  const result = { times: TIMES, cores: cpus().length, load: rounded(loadavg()[0]!), ...whole, calls, acts };
  await writeFile(path.join(import.meta.dirname, name), `${JSON.stringify(result, null, 2)}\n`);
}
