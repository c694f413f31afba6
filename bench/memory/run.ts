import { createChatRoom, getChatMessages, sendChatMessage } from '@meet/chat-contract';
import { signUpFromOutside, succeedFromOutside } from '@meet/composition/testing/callFromOutside.ts';
import { endProcess } from '@meet/composition/testing/endProcess.ts';
import { getContacts, insertContacts } from '@meet/network-contract';
import { freePort } from '@meet/service-kit/testing/freePort';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launchTimed } from '../lib/launchTimed.ts';
import { rounded } from '../lib/rounded.ts';

/**
 * Measures the resident memory of the single process. The phases are: idle with an empty folder, during the writes of a
 * person's contacts and messages by 64 concurrent clients, during reads, and idle again.
 * `npm run bench -- memory [--quick]`.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const REST_MS = values.quick ? 20_000 : 60_000;
const MESSAGES = values.quick ? 10_000 : 100_000;
const CONTACTS = 10_000;
const CONTACTS_PAGE = 1_000;
const READS = MESSAGES / 20;
const AT_ONCE = 64;

interface Row {
  readonly when: string;
  readonly residentMb: number;
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-memory-'));
const { child, url } = await launchTimed(path.join(folder, 'data'), await freePort());
const rows: Row[] = [];

async function note(when: string): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const residentMb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024);
  rows.push({ when, residentMb });
  console.log(`${when}: ${residentMb} MB`);
}

async function repeat(times: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function readContacts(token: string): Promise<void> {
  const response = await fetch(`${url}/api/${getContacts.path}`, { headers: { 'user-token': token } });
  if (!response.ok) throw new Error(`${getContacts.path} answered ${response.status}`);
  await response.arrayBuffer();
}

try {
  await sleep(REST_MS);
  await note('at rest, empty');
  const { token } = await signUpFromOutside(url, 'Ana Pop');
  const other = await signUpFromOutside(url, 'Bo Stan');
  for (let from = 0; from < CONTACTS; from += CONTACTS_PAGE) {
    const insertData = Array.from({ length: CONTACTS_PAGE }, (_, at) => ({
      name: `Contact ${from + at}`,
      email: `contact-${from + at}@example.org`,
    }));
    await succeedFromOutside(url, insertContacts, { insertData }, token);
  }
  await note(`${CONTACTS} contacts written`);
  const input = { participants: [other.email], roomName: 'Flood' };
  const { chatId } = (await succeedFromOutside(url, createChatRoom, input, token)).chatroom;
  const message = 'A message of about as many characters as people write at once, now and then with a word more.';
  await repeat(MESSAGES, () => succeedFromOutside(url, sendChatMessage, { chatId, message }, token));
  await note(`${MESSAGES} messages written`);
  await repeat(READS, () => succeedFromOutside(url, getChatMessages, { chatId }, token));
  // Each answer has 3 MB, so concurrent reads would only measure how they wait for one another.
  for (let at = 0; at < READS / 50; at += 1) await readContacts(token);
  await note('messages and contacts read');
  await sleep(REST_MS);
  await note('at rest again');
  await sleep(REST_MS);
  await note('at rest for longer');
} finally {
  await endProcess(child, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

console.table(rows);
if (!values.quick) {
  const result = { cores: cpus().length, load: rounded(loadavg()[0]!), rows };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}
