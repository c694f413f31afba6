import { array, object, string } from 'yup';
import { id, input, list, output, text } from '@meet/contracts';
import type { Call } from '@meet/contracts';
import { ACCOUNTS_REQUESTED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

/** Splits people into batches of the size that a call accepts, requests them all and joins the answers. */
async function requestInBatches<One>(
  people: readonly One[],
  ask: (some: One[]) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const batches = Array.from({ length: Math.ceil(people.length / ACCOUNTS_REQUESTED_MAX) }, (_, index) =>
    people.slice(index * ACCOUNTS_REQUESTED_MAX, (index + 1) * ACCOUNTS_REQUESTED_MAX),
  );
  return new Set((await Promise.all(batches.map(ask))).flat());
}

export const findAcquaintances = defineCall('findAcquaintances', {
  path: 'find-acquaintances',
  access: 'service',
  summary:
    'Returns the accounts among these that let this one see that they exist. They are contacts of each other, or both chose to be in the same group, room or organization.',
  input: input({ accountId: id(), among: list(id().required()).max(ACCOUNTS_REQUESTED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

/** Interface that the operations of a service and the service itself have in common. */
interface Requester {
  callAsService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  readonly log: { warn(details: object, message: string): void };
}

/** Id of an account; null or undefined for an address without one. */
type MaybeAccountId = string | null | undefined;

/**
 * Returns the account ids of these people. One random id stands for all people without an account, so that a call is
 * made for them too. Otherwise the time of the answer would show that they have no account.
 */
export function toRequested(people: readonly MaybeAccountId[]): string[] {
  const accountIds = people.flatMap((accountId) => accountId ?? []);
  return accountIds.length < people.length ? [...accountIds, crypto.randomUUID()] : accountIds;
}

/**
 * Returns the accounts among these people that let the account see that they exist. Empty if the network service fails:
 * all are strangers then.
 */
export async function findAcquaintancesAmong(
  { callAsService, log }: Requester,
  accountId: string,
  people: readonly MaybeAccountId[],
): Promise<ReadonlySet<string>> {
  const requested = toRequested(people);
  try {
    return await requestInBatches(
      requested,
      async (among) => (await callAsService(findAcquaintances, { accountId, among })).accountIds,
    );
  } catch (error) {
    log.warn({ err: error }, 'the request for acquaintances failed; everybody counts as a stranger');
    return new Set();
  }
}

/** A person whom the account met, with the person's account if they had one. */
const heldAddress = object({
  email: text().required(),
  accountId: text().nullable().defined().meta({ scalar: 'String' }),
}).meta({ name: 'HeldAddressInput' });

export const findKnownAddresses = defineCall('findKnownAddresses', {
  path: 'find-known-addresses',
  access: 'service',
  summary:
    'Returns the addresses among these that the account knows: those of its contacts and of acquaintances. It sees all others obfuscated.',
  input: input({ accountId: id(), people: list(heldAddress.required()).max(ACCOUNTS_REQUESTED_MAX).required() }),
  output: output({ emails: array(string().required()).required() }),
});

export interface AddressHolder {
  readonly email: string;
  readonly accountId?: MaybeAccountId;
}

/**
 * Returns the addresses that the account knows, in lower case. Empty if the network service fails: all are strangers'
 * then.
 */
export async function findKnownAddressesAmong(
  { callAsService, log }: Requester,
  accountId: string,
  holders: readonly AddressHolder[],
): Promise<ReadonlySet<string>> {
  const people = [
    ...new Map(
      holders.map(({ email, accountId: holder = null }) => [
        `${email.toLowerCase()} ${holder}`,
        { email: email.toLowerCase(), accountId: holder },
      ]),
    ).values(),
  ];
  try {
    return await requestInBatches(
      people,
      async (some) => (await callAsService(findKnownAddresses, { accountId, people: some })).emails,
    );
  } catch (error) {
    log.warn({ err: error }, 'the request for known addresses failed; every address counts as a stranger’s');
    return new Set();
  }
}
