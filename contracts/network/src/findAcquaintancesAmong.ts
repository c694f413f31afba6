import type { Call } from '@meet/contracts';
import { askInBatches } from './askInBatches.ts';
import { findAcquaintances } from './findAcquaintances.ts';

/** Common part of a service's operations and the service itself. */
export interface Asker {
  callAsService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  readonly log: { warn(details: object, message: string): void };
}

/** An account's id; nothing for an address without one. */
export type MaybeAccountId = string | null | undefined;

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
