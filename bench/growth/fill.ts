import type { BenchedProduct } from '../lib/openProduct.ts';
import { toAccount } from '../lib/toAccount.ts';

type Connection = BenchedProduct['connection'];

const BATCH = 2_000;
const FIRST = ['Ana', 'Bogdan', 'Cleo', 'Dan', 'Elena', 'Felix', 'Gina', 'Horia', 'Ioana', 'Jan'];
const LAST = ['Pop', 'Ionescu', 'Martin', 'Dubois', 'Smith', 'Jones', 'Radu', 'Stan', 'Moreau', 'Baker'];

/** Inserts the numbers from `from` up to but excluding `to`, in batches that fit one insert. */
export async function inBatches(
  from: number,
  to: number,
  insert: (numbers: number[]) => Promise<unknown>,
): Promise<void> {
  for (let at = from; at < to; at += BATCH)
    await insert(Array.from({ length: Math.min(BATCH, to - at) }, (_, index) => at + index));
}

/** Stores messages of a room as the service would, from one number to another. */
export async function fillRoom(connection: Connection, chatId: string, from: number, to: number): Promise<void> {
  const messages = connection.collection<{ _id: string }>('chat.messages');
  await inBatches(from, to, (numbers) =>
    messages.insertMany(
      numbers.map((at) => ({
        _id: `${chatId}:${at + 1}`,
        chatId,
        sequence: at + 1,
        authorId: `author-${at % 20}`,
        name: 'Ana Pop',
        email: `person-${at % 20}@example.com`,
        clientMessageId: `message-${at}`,
        content: `What was said as number ${at}: shall we meet at three, or is four better for everybody?`,
        timestamp: 1_700_000_000_000 + at,
      })),
    ),
  );
  await connection.collection<{ _id: string }>('chat.rooms').updateOne({ _id: chatId }, { $set: { lastSequence: to } });
}

/** Stores accounts as signing up would, but without passwords. */
export async function fillAccounts(connection: Connection, from: number, to: number): Promise<void> {
  const accounts = connection.collection<{ _id: string }>('accounts.accounts');
  await inBatches(from, to, (numbers) =>
    accounts.insertMany(
      numbers.map((at) => {
        const fullName = `${FIRST[at % 10]} ${LAST[Math.floor(at / 10) % 10]}${Math.floor(at / 100)}`;
        const email = `filled-${at}@example.com`;
        return toAccount({ accountId: `filled-${at}`, email, fullName });
      }),
    ),
  );
}
