import { splitWords } from '@meet/contracts/texts';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';

const AT_ONCE = 500;

export type IndexContext = { readonly deps: Deps } & Pick<OperationContext<unknown>, 'callAsService' | 'now'>;

/**
 * Stores the words of names and addresses by which searches find members. Processes the given members that have none
 * yet.
 */
export async function indexMembers(
  context: IndexContext,
  among: Partial<Pick<MemberRecord, 'chatId' | 'accountId'>> = {},
): Promise<void> {
  const { members, people } = context.deps;
  for (;;) {
    const found = await members
      .find({ ...among, isIndexed: null })
      .limit(AT_ONCE)
      .lean();
    if (found.length === 0) return;
    const names = await people.byId(context, getAccountIds(found));
    await members.bulkWrite(
      found.map(({ _id, accountId, email }) => {
        const words = splitWords(`${names.get(accountId ?? '')?.fullName ?? ''} ${email}`);
        // The filter skips a member who got an account meanwhile; the next query finds them again.
        return { updateOne: { filter: { _id, accountId }, update: { $set: { words, isIndexed: true } } } };
      }),
      { ordered: false },
    );
    if (found.length < AT_ONCE) return;
  }
}

/** Stores the words of an account's members again after the person's name changed. */
export async function indexAgain(context: IndexContext, accountId: string): Promise<void> {
  context.deps.people.forget(accountId);
  await context.deps.members.updateMany({ accountId }, { $unset: { isIndexed: 1 } });
  await indexMembers(context, { accountId });
}
