import { findAccountsByEmail, signIn } from '@meet/accounts-contract';
import { createChatRoom, getChatMessages, listChatRooms, sendChatMessage } from '@meet/chat-contract';
import { updateStatus } from '@meet/network-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { median } from '../lib/percentile.ts';
import { newPerson, PASSWORD, VISITOR } from '../lib/newPerson.ts';
import { openProduct } from '../lib/openProduct.ts';
import { fillAccounts, fillRoom } from './fill.ts';

/** Number of sign-ins. They are few, because the check of a password is slow by design. */
const SIGN_INS = 7;

export interface CallRow {
  readonly what: string;
  readonly grows: string;
  readonly size: number;
  readonly ms: number;
  readonly residentMb: number;
}

export interface CallSizes {
  readonly messages: readonly number[];
  readonly accounts: readonly number[];
  /** Number of repetitions of each call. */
  readonly times: number;
}

/** Makes calls one after the other at each size. */
export async function measureCalls({ messages, accounts, times }: CallSizes): Promise<CallRow[]> {
  const rows: CallRow[] = [];
  async function measure(
    what: string,
    grows: string,
    size: number,
    repeated: number,
    work: (at: number) => Promise<unknown>,
  ) {
    // The first calls include compilation and query planning, which are no cost of a size.
    if (!rows.some((row) => row.what === what)) for (let at = 0; at < repeated; at += 1) await work(at);
    const taken: number[] = [];
    for (let at = 0; at < repeated; at += 1) {
      const startedAt = performance.now();
      await work(at);
      taken.push(performance.now() - startedAt);
    }
    const ms = Number(median(taken).toPrecision(3));
    rows.push({ what, grows, size, ms, residentMb: Math.round(process.memoryUsage.rss() / 1024 ** 2) });
  }

  const product = await openProduct([]);
  const { client, authenticate, connection } = product;
  const ana = await authenticate({ userToken: await newPerson(product, 'ana@example.com', 'Ana Pop') }, VISITOR);
  await newPerson(product, 'bob@example.com', 'Bob Stan');
  const room = await client.call(createChatRoom, { participants: ['bob@example.com'], roomName: 'Long' } as never, ana);
  const { chatId } = room.chatroom;

  let stored = 0;
  for (const size of messages) {
    await fillRoom(connection, chatId, stored, size);
    const send = () => client.call(sendChatMessage, { chatId, message: 'One more.' } as never, ana);
    const read = () => client.call(getChatMessages, { chatId } as never, ana);
    await measure('send', 'messages', size, times, send);
    await measure('open the room', 'messages', size, times, read);
    await measure('list of rooms', 'messages', size, times, () =>
      client.call(listChatRooms, { previewOnly: true } as never, ana),
    );
    stored = size + 2 * times;
  }

  let filled = 2;
  for (const size of accounts) {
    await fillAccounts(connection, filled, size);
    filled = size;
    const emails = (at: number) =>
      Array.from({ length: 10 }, (_, each) => `filled-${(at * 97 + each * 31) % size}@example.com`);
    const credentials = { email: 'ana@example.com', password: PASSWORD };
    await measure('sign-in', 'accounts', size, SIGN_INS, () => client.call(signIn, credentials as never, VISITOR));
    await measure('look-up of ten', 'accounts', size, times, (at) =>
      client.call(findAccountsByEmail, { emails: emails(at) }, SERVICE_CALLER),
    );
    await measure('presence change', 'accounts', size, times, (at) =>
      client.call(updateStatus, { status: at % 2 ? 'Available' : 'Away' } as never, ana),
    );
  }
  await product.close();
  return rows;
}
