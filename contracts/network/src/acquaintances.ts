import { array, object, string } from 'yup';
import { id, input, list, output, text } from '@meet/contracts';
import type { Call } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

/** Asks about so many people at once as a call takes, and puts the answers together. */
async function askInBatches<One>(
  people: readonly One[],
  ask: (some: One[]) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const batches = Array.from({ length: Math.ceil(people.length / ACCOUNTS_ASKED_MAX) }, (_, index) =>
    people.slice(index * ACCOUNTS_ASKED_MAX, (index + 1) * ACCOUNTS_ASKED_MAX),
  );
  return new Set((await Promise.all(batches.map(ask))).flat());
}

export const findAcquaintances = defineCall('findAcquaintances', {
  path: 'find-acquaintances',
  access: 'service',
  summary:
    'Which of the accounts let this one see that they exist: contacts of each other, and members of the same group, room or organization of their own will.',
  input: input({ accountId: id(), among: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

/** Common part of a service's operations and the service itself. */
interface Asker {
  callAsService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  readonly log: { warn(details: object, message: string): void };
}

/** An account's id; nothing for an address without one. */
type MaybeAccountId = string | null | undefined;

/**
 * The accounts among these people. One id of nobody's stands for all who have none, so that the question is asked also
 * about these: that it was left out would show in the time of the answer.
 */
export function askedAbout(people: readonly MaybeAccountId[]): string[] {
  const accountIds = people.flatMap((accountId) => accountId ?? []);
  return accountIds.length < people.length ? [...accountIds, crypto.randomUUID()] : accountIds;
}

/** Which of these people let the account see that they exist. None while the network can't say: all are strangers then. */
export async function findAcquaintancesAmong(
  { callAsService, log }: Asker,
  accountId: string,
  people: readonly MaybeAccountId[],
): Promise<ReadonlySet<string>> {
  const asked = askedAbout(people);
  try {
    return await askInBatches(
      asked,
      async (among) => (await callAsService(findAcquaintances, { accountId, among })).accountIds,
    );
  } catch (error) {
    log.warn({ err: error }, 'the network could not say who knows whom: everybody is taken for a stranger');
    return new Set();
  }
}

/** Somebody met, with their account where they were there with one. */
const heldAddress = object({
  email: text().required(),
  accountId: text().nullable().defined().meta({ scalar: 'String' }),
}).meta({ name: 'HeldAddressInput' });

export const findKnownAddresses = defineCall('findKnownAddresses', {
  path: 'find-known-addresses',
  access: 'service',
  summary:
    'Which of these addresses the account knows: its contacts’, and those of acquaintances. Everybody else’s is shown to it obfuscated.',
  input: input({ accountId: id(), people: list(heldAddress.required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ emails: array(string().required()).required() }),
});

export interface AddressHolder {
  readonly email: string;
  readonly accountId?: MaybeAccountId;
}

/** Which of these addresses the account knows, in lower case. None while the network can't say: all are strangers' then. */
export async function findKnownAddressesAmong(
  { callAsService, log }: Asker,
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
    return await askInBatches(
      people,
      async (some) => (await callAsService(findKnownAddresses, { accountId, people: some })).emails,
    );
  } catch (error) {
    log.warn({ err: error }, 'the network could not say whose address is known: all are taken for strangers’');
    return new Set();
  }
}
