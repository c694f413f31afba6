import type { AccountCaller } from '@meet/contracts';
import type { Deps } from '../Deps.ts';
import type { Choice } from '../models/choices.ts';
import { isTester } from './isTester.ts';
import { mayShare } from './previewLink.ts';

type Person = Pick<AccountCaller, 'accountId' | 'kind' | 'email'>;

/**
 * Returns the previews that an account has chosen and may still run, by remote. A choice ends with the right to it. The
 * person must be a tester or an administrator, or the issuer of their link must still be allowed to share previews.
 */
export async function effectiveChoices(
  deps: Pick<Deps, 'choices' | 'testers' | 'tokenStore' | 'isAdministrator'>,
  person: Person,
): Promise<ReadonlyMap<string, string>> {
  const kept = await deps.choices.of(person.accountId);
  if (kept.length === 0) return new Map();
  const ownRight = await isTester(deps, person);
  const counts = async ({ remote, issuer }: Choice) =>
    ownRight || (issuer !== null && (await mayShare(deps, issuer, remote)));
  const living = await Promise.all(kept.map(counts));
  return new Map(kept.filter((_, at) => living[at]).map(({ remote, preview }) => [remote, preview]));
}
