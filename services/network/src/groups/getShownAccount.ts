import type { MemberRecord } from '../models/memberModel.ts';

/** The account behind a member, where the group may know of it. */
export const getShownAccount = ({ accountId, isPending }: Pick<MemberRecord, 'accountId' | 'isPending'>) =>
  isPending ? null : accountId;
