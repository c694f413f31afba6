import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { findRoomMates } from '@meet/chat-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { recordQueries } from '@meet/service-kit/testing';
import type { MemberRecord } from '../models/memberModel.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

const ME = 'account-me';
const ACCOUNTS_REQUESTED = 100;
const ROOMS = 100;

let chat: ChatUnderTest;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());
beforeEach(() => chat.deps.members.deleteMany({}));

const member = (chatId: string, accountId: string | null, more: Partial<MemberRecord> = {}) => ({
  ...{ chatId, accountId, email: `${accountId ?? 'nobody'}@example.com`, joinedAt: 1, readSequence: 0 },
  ...more,
});
const accounts = Array.from({ length: ACCOUNTS_REQUESTED }, (_, at) => `account-${at}`);

/**
 * Stores members: each of `accounts` is in `elsewhere` rooms of their own, and the first two share a room with the
 * account.
 */
async function store({ rooms = ROOMS, elsewhere }: { rooms?: number; elsewhere: number }) {
  const shared = Array.from({ length: rooms }, (_, at) => member(`mine-${at}`, ME));
  const others = accounts.flatMap((id) => Array.from({ length: elsewhere }, (_, at) => member(`${id}-${at}`, id)));
  const mates = [
    member('mine-0', accounts[0]!),
    member('mine-1', accounts[1]!),
    member('mine-2', accounts[2]!, { invitation: 'open' }),
    member('mine-2', null),
  ];
  await chat.deps.members.collection.insertMany([...shared, ...others, ...mates] as never);
}

const ask = async (among: string[]) =>
  (await chat.client.call(findRoomMates, { accountId: ME, among }, SERVICE_CALLER)).accountIds.toSorted();

/** Returns the number of queries of one call, and of the index keys and ranges that the database reads for them. */
async function measureCost(among: string[]) {
  const client = chat.deps.members.db.getClient();
  const { queries, stop } = recordQueries(client);
  await ask(among);
  stop();
  const cost = { queries: queries.length, keys: 0, ranges: 0 };
  for (const { command } of queries) {
    const { executionStats, queryPlanner } = (await chat.deps.members.db.db!.command({
      explain: command,
    })) as never as {
      executionStats: { totalKeysExamined: number };
      queryPlanner: { winningPlan: { inputStage: { ranges: number } } };
    };
    cost.keys += executionStats.totalKeysExamined;
    cost.ranges += queryPlanner.winningPlan.inputStage.ranges;
  }
  return cost;
}

it('finds accounts that take part in a room with the given account, regardless of how many are requested', async () => {
  await store({ elsewhere: 1 });
  expect(await ask([...accounts, ME])).toEqual(accounts.slice(0, 2));
  expect(await ask(accounts.slice(1, 5))).toEqual([accounts[1]]);
  expect(await ask([ME])).toEqual([]);
});

it('finds nobody for an account without rooms', async () => {
  await store({ rooms: 0, elsewhere: 1 });
  expect(await ask(accounts.slice(5))).toEqual([]);
});

it('reads only the account’s own rooms, regardless of how many rooms the others have', async () => {
  await store({ elsewhere: 1 });
  const before = await measureCost(accounts);
  await chat.deps.members.deleteMany({});
  await store({ elsewhere: 10 });
  expect(await measureCost(accounts)).toEqual(before);
  expect(before.ranges).toBeLessThanOrEqual(2 * ROOMS);
});

it('reads no more for ten times the accounts', async () => {
  await store({ elsewhere: 1 });
  const few = await measureCost(accounts.slice(0, 30));
  const many = await measureCost([...accounts, ...Array.from({ length: 200 }, (_, at) => `unknown-${at}`)]);
  expect(many).toEqual(few);
});
