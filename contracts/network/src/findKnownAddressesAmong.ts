import { askInBatches } from './askInBatches.ts';
import type { Asker, MaybeAccountId } from './findAcquaintancesAmong.ts';
import { findKnownAddresses } from './findKnownAddresses.ts';

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
