import type { MemberRecord } from '../models/memberModel.ts';

/** Returns the account of a member, unless the member is pending; then the group may not learn of it. */
export const getShownAccount = ({ accountId, isPending }: Pick<MemberRecord, 'accountId' | 'isPending'>) =>
  isPending ? null : accountId;
