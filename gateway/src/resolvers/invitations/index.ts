import {
  checkInvitedUser,
  getInvitations,
  getInviteUserData,
  inviteUser,
  resendInvitation,
  revokeInvitation,
} from '@meet/accounts-contract';
import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';
import { withoutNulls } from '../meetings/withoutNulls.ts';

const queries = {
  inviteUserData: (_root, _args, { call }) => call(getInviteUserData, {}),
  checkInvitedUser: (_root, { email }, { call }) => call(checkInvitedUser, { email }),
  invitations: (_root, args, { call }) => call(getInvitations, withoutNulls(args)),
} satisfies QueryResolvers;

const mutations = {
  inviteUser: (_root, { input }, context) =>
    asResult('InviteUserSuccess', context, context.call(inviteUser, withoutNulls(input) as never)),
  resendInvitation: (_root, { invitationId }, context) =>
    asResult('InvitationSuccess', context, context.call(resendInvitation, { invitationId })),
  revokeInvitation: (_root, { invitationId }, context) =>
    asResult('InvitationSuccess', context, context.call(revokeInvitation, { invitationId })),
} satisfies MutationResolvers;

/** Inviting people into the product, and what became of it. */
export const invitationsResolvers = { Query: queries, Mutation: mutations };
