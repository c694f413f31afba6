import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { CHROMIUM } from '@meet/e2e/fixtures/chromium.ts';
import { enter } from '@meet/e2e/fixtures/enter.ts';
import { chatWidget } from '@meet/e2e/pages/chatWidget.ts';
import { networkPanel } from '@meet/e2e/pages/networkPanel.ts';
import { addContact, togglePinContact, updateStatus, type StatusName } from '@meet/network-contract';
import { markOneNotificationAsRead } from '@meet/notifications-contract';
import { signUpFromOutside, succeedFromOutside } from '@meet/composition/testing/callFromOutside.ts';
import { endProcess } from '@meet/composition/testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { urlOfEmbeddedMongo } from '@meet/embedded-mongo';
import { connectDatabase } from '@meet/service-kit';
import { chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fillRoom } from '../growth/fill.ts';
import { launchTimed } from '../lib/launchTimed.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median, percentile } from '../lib/percentile.ts';
import { openBarePage } from '../lib/openBarePage.ts';
import { fillContacts, keepOnline, fillNotifications } from './fill.ts';
import { traceTasks } from './traceTasks.ts';
import { watchDrawing, type Drawing, type DrawingWatch } from './watchDrawing.ts';

/**
 * Measures whether the page stays responsive while a person with much data scrolls by the wheel. It also measures how
 * much of a list is drawn again when one entry changes. The peers are bare lists with the same number of rows, in
 * turns. The processor runs at full speed and four times slower.
 * `npm run bench -- scrolling [--rounds 3] [--seconds 3] [--contacts 10000] [--messages 100000] [--notifications 500]
 * [--quick]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    contacts: { type: 'string' },
    messages: { type: 'string' },
    notifications: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
  },
});
const ROUNDS = values.quick ? 1 : Number(values.rounds);
const SPEEDS = values.quick ? [1] : [1, 4];
const SCROLL_MS = values.quick ? 1_500 : Number(values.seconds) * 1_000;
const CONTACTS = Number(values.contacts ?? (values.quick ? 2_000 : 10_000));
const MESSAGES = Number(values.messages ?? (values.quick ? 20_000 : 100_000));
const NOTIFICATIONS = Number(values.notifications ?? (values.quick ? 100 : 500));
const ONLINE_SHARE = 0.05;
/** Pixels of one turn of the wheel. */
const WHEEL_PX = 240;
/** Pixels of one turn that reaches the end of any list. */
const WHOLE_LIST_PX = 10_000_000;
/** Milliseconds from which a task blocks the page. */
const LONG_MS = 50;
/** Time after which an event has no further effects. */
const SETTLED_MS = 1_000;
const PATIENCE_MS = 120_000;

const folder = await mkdtemp(path.join(tmpdir(), 'bench-scrolling-'));
const dataDir = path.join(folder, 'data');
const [product, bare, browser] = await Promise.all([
  freePort().then((port) => launchTimed(dataDir, port)),
  openBarePage(path.join(import.meta.dirname, 'bareList.js')),
  chromium.launch(CHROMIUM),
]);
const { url } = product;

interface List {
  readonly name: string;
  readonly count: number;
  readonly address: string;
  /** Selector of the drawn rows. */
  readonly rows: string;
  /** Place at which scrolling starts; the wheel first turns away from it. */
  readonly from: 'top' | 'end';
  open?(page: Page): Promise<void>;
  /** Changes one entry of the list from outside the page. */
  change?(): Promise<unknown>;
}

interface Figures {
  /** Duration of the longest task while scrolling, in milliseconds. */
  readonly longest: number;
  /** Processor time of the page in the longest task by that measure, in milliseconds. */
  readonly processor: number;
  /** Number of tasks with more than 50 ms of processor time. */
  readonly long: number;
  /** 95th percentile of the milliseconds between two frames. */
  readonly frameP95: number;
  /** Number of rows in the document at the end. */
  readonly rows: number;
  /** Number of rows that one event drew again, and of all components. */
  readonly redrawn: number | undefined;
  readonly components: number | undefined;
}

/** Returns the page's records up to now, then starts or stops recording. */
const watch = (page: Page, what: 'beginFrames' | 'beginRows' | 'end', rows = ''): Promise<Drawing> =>
  page.evaluate(
    ([key, selector]) => {
      const { seenDrawing } = globalThis as unknown as { seenDrawing: DrawingWatch };
      const seen = seenDrawing.read();
      seenDrawing[key](selector);
      return seen;
    },
    [what, rows] as const,
  );

/** Neither status is Available, because a change from or to that status also draws other parts of the page. */
const STATUSES = ['Away', 'Busy'] as const;
async function setStatus(token: string, status: StatusName): Promise<void> {
  const input = { status, statusDescription: '', statusStart: null, statusEnd: null };
  await succeedFromOutside(url, updateStatus, input as never, token);
}

async function fill() {
  const [ana, bo] = [await signUpFromOutside(url, 'Ana Pop'), await signUpFromOutside(url, 'Bo Stan')];
  await setStatus(bo.token, STATUSES[0]);
  const { contact } = await succeedFromOutside(
    url,
    addContact,
    { contactEmail: bo.email, contactName: 'Bo Stan' } as never,
    ana.token,
  );
  await succeedFromOutside(url, addContact, { contactEmail: ana.email, contactName: 'Ana Pop' } as never, bo.token);
  await succeedFromOutside(url, togglePinContact, { contactId: contact.contactId }, ana.token);
  const { chatroom } = await succeedFromOutside(
    url,
    createChatRoom,
    { participants: [bo.email], roomName: 'Long' } as never,
    ana.token,
  );
  const connection = await connectDatabase(urlOfEmbeddedMongo(path.join(dataDir, 'database'))!);
  const account = await connection.collection<{ _id: string }>('accounts.accounts').findOne({ emailKey: ana.email });
  await fillContacts(connection, { accountId: account!._id, email: ana.email }, CONTACTS - 1, ONLINE_SHARE);
  await keepOnline(connection, bo.email);
  await fillRoom(connection, chatroom.chatId, 0, MESSAGES);
  await fillNotifications(connection, account!._id, NOTIFICATIONS);
  const records = await connection
    .collection<{ _id: string }>('notifications.notifications')
    .find({ accountId: account!._id, isRead: false })
    .sort({ _id: -1 })
    .toArray();
  await connection.close();
  return { ana: { ...ana, fullName: 'Ana Pop' }, bo, chatId: chatroom.chatId, unread: records.map(({ _id }) => _id) };
}

const { ana, bo, chatId, unread } = await fill();
let changes = 0;
/** Changes the status of a contact who is online. */
const changeStatus = () => setStatus(bo.token, STATUSES[(changes += 1) % 2]!);
const sayMore = () =>
  succeedFromOutside(
    url,
    sendChatMessage,
    { chatId, message: 'One more.', clientMessageId: randomUUID() } as never,
    bo.token,
  );
const readOne = () =>
  succeedFromOutside(url, markOneNotificationAsRead, { notificationId: unread.shift()! } as never, ana.token);

const bareList = (count: number): List => ({
  name: 'bare list',
  count,
  address: `${bare.url}/?rows=${count}`,
  rows: '[role=listitem]',
  from: 'top',
});
const LISTS: readonly List[] = [
  {
    name: 'contacts',
    count: CONTACTS,
    address: `${url}/dashboard/join`,
    rows: '[role=list][aria-label=Contacts] > [role=listitem]',
    from: 'top',
    open: (page) => networkPanel(page).open(),
    change: changeStatus,
  },
  {
    name: 'contacts, small',
    count: CONTACTS,
    address: `${url}/dashboard/join`,
    rows: '[role=list][aria-label=Contacts] > [role=listitem]',
    from: 'top',
    change: changeStatus,
  },
  bareList(CONTACTS),
  {
    name: 'messages',
    count: MESSAGES,
    address: `${url}/dashboard/join`,
    rows: '[role=log] [data-index]',
    from: 'end',
    async open(page) {
      await chatWidget(page).open();
      await chatWidget(page).select('Long');
    },
    change: sayMore,
  },
  ...(values.quick ? [] : [bareList(MESSAGES)]),
  {
    name: 'notifications',
    count: NOTIFICATIONS,
    address: `${url}/notifications`,
    rows: 'ul[aria-label=Notifications] > li',
    from: 'top',
    async open(page) {
      const items = page.locator('ul[aria-label=Notifications] > li');
      const more = page.getByRole('button', { name: 'Show more' });
      await items.first().waitFor({ timeout: PATIENCE_MS });
      for (let shown = await items.count(); shown < NOTIFICATIONS; shown = await items.count()) {
        await more.click();
        await items.nth(shown).waitFor({ state: 'attached' });
      }
    },
    change: readOne,
  },
  ...(values.quick ? [] : [bareList(NOTIFICATIONS)]),
];

/** Turns the wheel as fast as the page accepts it, first away from the list's start, then back. */
async function scroll(page: Page, { from }: List): Promise<void> {
  for (const direction of from === 'top' ? [1, -1] : [-1, 1]) {
    const began = performance.now();
    while (performance.now() - began < SCROLL_MS) await page.mouse.wheel(0, direction * WHEEL_PX);
  }
}

/** Scrolls the list back to its start and waits until it is drawn. */
async function goToStart(page: Page, { from }: List): Promise<void> {
  await page.mouse.wheel(0, from === 'top' ? -WHOLE_LIST_PX : WHOLE_LIST_PX);
  await setTimeout(SETTLED_MS);
}

async function redrawnBy(page: Page, list: List): Promise<Drawing | undefined> {
  const { rows, change } = list;
  if (!change) return undefined;
  await goToStart(page, list);
  await watch(page, 'beginRows', rows);
  await change();
  await page.waitForFunction(
    () => (globalThis as unknown as { seenDrawing: DrawingWatch }).seenDrawing.read().redrawn.length > 0,
    undefined,
    { timeout: PATIENCE_MS },
  );
  await setTimeout(SETTLED_MS);
  return watch(page, 'end');
}

async function measure(list: List, slower: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addInitScript(() => {
    for (const guide of ['dashboard_tour', 'notifications_quick_guide'])
      localStorage.setItem(`showQuickGuide-${guide}`, '0');
  });
  await context.addCookies([{ name: 'USER_GDPR_CONSENT_MEET', value: 'true', url }]);
  await context.addInitScript(watchDrawing);
  const page = await context.newPage();
  if (list.open || list.change) await enter(page, 'user-token', ana);
  await page.goto(list.address, { timeout: PATIENCE_MS });
  if (list.change) await page.locator(`[aria-setsize="${CONTACTS}"]`).first().waitFor({ timeout: PATIENCE_MS });
  await list.open?.(page);
  const rows = page.locator(list.rows);
  await rows.first().waitFor({ timeout: PATIENCE_MS });
  await setTimeout(SETTLED_MS);
  await (list.from === 'top' ? rows.first() : rows.last()).hover();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await watch(page, 'beginFrames');
  const tasks = await traceTasks(browser, page, () => scroll(page, list));
  const { frames } = await watch(page, 'end');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const drawn = await rows.count();
  const redrawn = await redrawnBy(page, list);
  await context.close();
  const between = frames.slice(1).map((moment, index) => moment - frames[index]!);
  return {
    longest: Math.max(...tasks.map(({ took }) => took)),
    processor: Math.max(...tasks.map(({ processor }) => processor)),
    long: tasks.filter(({ processor }) => processor > LONG_MS).length,
    frameP95: percentile(between, 0.95),
    rows: drawn,
    redrawn: redrawn?.redrawn.length,
    components: redrawn?.components,
  };
}

const getMedian = (rounds: readonly Figures[], figure: (round: Figures) => number) =>
  Math.round(median(rounds.map(figure)));
const getWorst = (rounds: readonly Figures[], figure: (round: Figures) => number | undefined) => {
  const known = rounds.flatMap((round) => figure(round) ?? []);
  return known.length ? Math.max(...known) : undefined;
};

interface Row {
  readonly list: string;
  readonly of: number;
  /** Factor by which the processor was slowed down. */
  readonly slower: number;
  readonly longestMs: number;
  readonly longestProcessorMs: number;
  readonly over50: number | undefined;
  readonly frameP95Ms: number;
  readonly rows: number;
  readonly redrawn: number | undefined;
  readonly components: number | undefined;
}

/** Returns the medians of the rounds. For figures that should be zero or one, it returns the worst round. */
const summed = ({ name, count }: List, slower: number, rounds: readonly Figures[]): Row => ({
  list: name,
  of: count,
  slower,
  longestMs: getMedian(rounds, ({ longest }) => longest),
  longestProcessorMs: getMedian(rounds, ({ processor }) => processor),
  over50: getWorst(rounds, ({ long }) => long),
  frameP95Ms: getMedian(rounds, ({ frameP95 }) => frameP95),
  rows: getMedian(rounds, ({ rows }) => rows),
  redrawn: getWorst(rounds, ({ redrawn }) => redrawn),
  components: getWorst(rounds, ({ components }) => components),
});

const table: Row[] = [];
const machine = createMachineLog();
try {
  for (const slower of SPEEDS) {
    const taken = new Map(LISTS.map((list) => [list, [] as Figures[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [list, figures] of taken) figures.push(await measure(list, slower));
      machine.note();
    }
    for (const [list, figures] of taken) table.push(summed(list, slower, figures));
  }
} finally {
  await browser.close();
  await bare.close();
  await endProcess(product.child, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
console.log(`Scrolling ${SCROLL_MS} ms each way, ${ROUNDS} rounds`);
console.table(table);
if (!values.quick) {
  const result = { rounds: ROUNDS, ...machine.describe(), rows: table };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}
