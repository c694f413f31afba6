import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPrivateChatRoom, sendChatMessage } from '@meet/chat-contract';
import { addContact, createContactsGroups } from '@meet/network-contract';
import { createClient, type Client } from 'graphql-ws';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { signUpFromOutside, succeedFromOutside } from './testing/callFromOutside.ts';
import { endProcess } from './testing/endProcess.ts';
import { startProductProcess } from './testing/startProductProcess.ts';

const DOCUMENTATION = readFileSync(path.join(import.meta.dirname, '../../../docs/realtime.md'), 'utf8');
/** Documents from the documentation for client authors, by their names. */
const documents = Object.fromEntries(
  [...DOCUMENTATION.matchAll(/```graphql\n(subscription (\w+)[^]*?)```/g)].map(([, text, name]) => [name!, text!]),
);

let product: Awaited<ReturnType<typeof startProductProcess>>;
let dataDir: string;
const clients: Client[] = [];
let [ana, bo]: { email: string; token: string }[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-realtime-'));
  product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
  [ana, bo] = await Promise.all([signUpFromOutside(product.url, 'Ana Pop'), signUpFromOutside(product.url, 'Bo Dan')]);
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await endProcess(product.child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Connects Bo's program, written only from the documentation. Resolves once it is subscribed. */
async function listen(name: string, variables: Record<string, unknown> = {}) {
  const client = createClient({
    url: product.url.replace('http', 'ws') + '/graphql',
    webSocketImpl: WebSocket,
    connectionParams: { 'user-token': bo!.token },
    retryAttempts: 0,
  });
  clients.push(client);
  const heard: Record<string, unknown>[] = [];
  const failed = Promise.withResolvers<unknown>();
  let wake = () => {};
  client.subscribe<{ events: Record<string, unknown> }>(
    { query: documents[name]!, variables },
    {
      next({ data }) {
        heard.push(data!.events);
        wake();
      },
      error: failed.resolve,
      complete: () => {},
    },
  );
  /** Returns the first event of this type. */
  async function until(type: string): Promise<Record<string, unknown>> {
    for (;;) {
      const found = heard.find((event) => event['type'] === type);
      if (found) return found;
      const failure = await Promise.race([new Promise<void>((resolve) => (wake = resolve)), failed.promise]);
      if (failure) throw new Error(`${name} was refused: ${JSON.stringify(failure)}`);
    }
  }
  return { heard, until, failed: failed.promise };
}

/** Ana makes Bo a contact of hers, writes to him and puts him into a group. */
async function reachBo() {
  const { url } = product;
  const added = await succeedFromOutside(
    url,
    addContact,
    { contactEmail: bo!.email, contactName: 'Bo Dan' },
    ana!.token,
  );
  const { contactId } = added.contact;
  await succeedFromOutside(url, addContact, { contactEmail: ana!.email, contactName: 'Ana Pop' }, bo!.token);
  const { chatroom } = await succeedFromOutside(url, createPrivateChatRoom, { contactId }, ana!.token);
  const { chatId, chatChannel } = chatroom;
  await succeedFromOutside(
    url,
    sendChatMessage,
    { chatId, message: 'Hello Bo', clientMessageId: 'message-1' },
    ana!.token,
  );
  const chosen = { contactsInNewGroup: [{ contactId, email: bo!.email }], groupName: 'Choir' };
  await succeedFromOutside(url, createContactsGroups, chosen, ana!.token);
  return { chatId, chatChannel };
}

describe('a third-party client written from docs/realtime.md', () => {
  it('receives the events that each documented subscription selects', async () => {
    const [specified, everything, mine] = await Promise.all([
      listen('Specified'),
      listen('Events'),
      listen('Mine', { email: bo!.email.toUpperCase() }),
    ]);
    await Promise.all([specified, everything, mine].map(({ until }) => until('subscribed')));
    const { chatId, chatChannel } = await reachBo();

    expect(await specified.until('chatroomMessage')).toMatchObject({ chatId, sequence: 1, content: 'Hello Bo' });
    expect(await specified.until('refreshContacts')).toMatchObject({ contacts: [{ email: ana!.email }] });
    expect(await specified.until('refreshContactGroups')).toMatchObject({ contactGroups: [{ groupName: 'Choir' }] });
    expect(await specified.until('pushNotification')).toMatchObject({ unreadCount: expect.any(Number) });

    expect(await everything.until('chatroomMessage')).toMatchObject({
      channel: chatChannel,
      at: expect.any(Number),
      payload: { content: 'Hello Bo' },
    });
    await mine.until('refreshContacts');
    await mine.until('refreshContactGroups');
    expect(mine.heard.some(({ type }) => type === 'chatroomMessage')).toBe(false);
  });

  it('is refused another person’s channel', async () => {
    const { failed } = await listen('Mine', { email: ana!.email });
    expect(await failed).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
