import { getInvitations as call, INVITATIONS_PAGE } from '@meet/accounts-contract';
import { searchPattern } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { findGroupNames } from '../invitations/findGroupNames.ts';
import { presentInvitation } from '../presenters/presentInvitation.ts';

export const getInvitations = defineOperation(call, async (input, context) => {
  const { deps, account, now } = context;
  const { search = '', offset = 0, limit = INVITATIONS_PAGE } = input;
  const own = { inviterId: account.accountId, ...found(search.trim()) };
  const [total, invitations, names] = await Promise.all([
    deps.invitations.countDocuments(own),
    deps.invitations.find(own).sort({ sentAt: -1, _id: -1 }).skip(offset).limit(limit).lean(),
    findGroupNames(context, account.accountId),
  ]);
  return { total, invitations: invitations.map((invitation) => presentInvitation(invitation, names, now())) };
});

function found(search: string) {
  if (!search) return {};
  const pattern = { $regex: searchPattern(search) };
  return { $or: [{ name: pattern }, { email: pattern }] };
}
