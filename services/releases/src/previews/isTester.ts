import type { AccountCaller } from '@meet/contracts';
import type { Deps } from '../Deps.ts';

/** Returns whether an account may choose previews without a link. */
export async function isTester(
  { testers }: Pick<Deps, 'testers'>,
  { kind, email }: Pick<AccountCaller, 'kind' | 'email'>,
): Promise<boolean> {
  return kind === 'admin' || (await testers.exists({ _id: email.toLowerCase() })) !== null;
}
