import type { Call } from '@meet/contracts';
import { askInBatches } from './askInBatches.ts';
import { findAcquaintances } from './findAcquaintances.ts';

/** What a service's operations and the service itself have. */
export interface Asker {
  callAsService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  readonly log: { warn(details: object, message: string): void };
}

/** An account's id; nothing for an address without one. */
export type MaybeAccountId = string | null | undefined;

/** Whoever has no account is asked about as well, by an id of nobody's: how long the answer takes tells nothing. */
export const askedAbout = (people: readonly MaybeAccountId[]): string[] =>
  people.map((accountId) => accountId ?? crypto.randomUUID());

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
