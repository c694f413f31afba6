import { readFile } from 'node:fs/promises';
import type { AttackOutcome, AttackPart, AttackTarget } from './AttackPart.ts';

const FOR_MS = 4_000;
const AT_ONCE = 8;
/** Maximum time of a health check, whatever other requests there are, even on a busy machine. */
const HEALTH_MS_MAX = 1_000;

const times = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');
const post = (query: string, variables: unknown = {}): string => JSON.stringify({ query, variables });
const nest = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Request bodies that, without limits, cost the server more than the sender. Each targets a step of the processing. */
const BODIES: Readonly<Record<string, string>> = {
  'introspection-aliases': post(`{ ${times(10_000, (at) => `a${at}: __typename`)} }`),
  'fewer-introspection-aliases': post(`{ ${times(480, (at) => `a${at}: __typename`)} }`),
  'unknown-directives': post(`{ __typename ${times(10_000, () => '@a')} }`),
  'fewer-unknown-directives': post(`{ __typename ${times(700, () => '@a')} }`),
  'same-fields': post(`{ ${times(360, () => 'chatRooms{chatId}')} }`),
  'fragment-spreads': post(
    `{ ...F0 } ${times(90, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F90 on Query { version }`,
  ),
  'deep-selections': post(`{ ${'chatRooms { '.repeat(700)} chatId ${'}'.repeat(700)} }`),
  'deep-literal': post(`{ version(a: ${nest(20_000)}) }`),
  'long-text': post(`{ __type(name: """${'\n'.repeat(450_000)}""") { name } }`),
  'deep-variables': `{"query":"query ($a: [[ID]]) { version }","variables":{"a":${nest(400_000)}}}`,
  'variable-definitions': post(`query (${times(280, (at) => `$v${at}: Int`)}) { version }`),
};

/** Refusal of a body that exceeds the size limit: a client that is still sending sees a closed connection. */
const CLOSED = 'closed while it was sent';

/** Returns the refusal of a request: the status and the code, or CLOSED. Undefined if the request was answered. */
async function ask({ url }: AttackTarget, body: string): Promise<string | undefined> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
  }).catch((error: unknown) => {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== 'EPIPE' && code !== 'ECONNRESET') throw error;
  });
  if (!response) return CLOSED;
  const { errors } = (await response.json()) as { errors?: readonly { extensions?: { code?: string } }[] };
  return errors && `${response.status} ${errors[0]?.extensions?.code}`;
}

async function flood(target: AttackTarget, body: string): Promise<AttackOutcome> {
  const refusals: Record<string, number> = {};
  let attempts = 0;
  let answered = 0;
  const spentMs = await startCpuClock(target.pid);
  const begun = performance.now();
  const send = async (): Promise<void> => {
    while (performance.now() - begun < FOR_MS) {
      attempts += 1;
      const refusal = await ask(target, body);
      if (refusal) refusals[refusal] = (refusals[refusal] ?? 0) + 1;
      else answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const figures: Record<string, number> = { msPerRequest: round((performance.now() - begun) / attempts) };
  const spent = await spentMs();
  if (spent !== undefined) figures['cpuMsPerRequest'] = round(spent / attempts);
  const broken = Object.keys(refusals)
    .filter((refusal) => !refusal.startsWith('4') && refusal !== CLOSED)
    .map((refusal) => `Refused with ${refusal}, as if it were our fault.`);
  if (answered) broken.push(`${answered} were answered.`);
  return { attempts, refusals, figures, broken };
}

const round = (value: number): number => Math.round(10 * value) / 10;

/**
 * Returns a function for the processor time that the process has used since, in milliseconds. A busy machine does not
 * change this figure.
 */
async function startCpuClock(pid: number | undefined): Promise<() => Promise<number | undefined>> {
  const read = async (): Promise<number | undefined> => {
    if (pid === undefined) return undefined;
    // The fields follow the name, which may contain blanks. User and system time are the 12th and 13th, in hundredths
    // of a second.
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)!.split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  };
  const before = await read();
  return async () => {
    const now = await read();
    return now === undefined || before === undefined ? undefined : now - before;
  };
}

export const parts: readonly AttackPart[] = Object.entries(BODIES).map(([name, body]) => ({
  name: `graphql-${name}`,
  run: (target) => flood(target, body),
  validate: ({ healthMs, healthMissed }) =>
    healthMs.p99 > HEALTH_MS_MAX || healthMissed ? [`Health took ${healthMs.p99} ms, or did not answer.`] : [],
}));
