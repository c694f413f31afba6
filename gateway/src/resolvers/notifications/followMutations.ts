import {
  acceptFollow,
  askToFollow,
  refuseFollow,
  removeFollow,
  resendFollowInvite,
  revokeFollow,
} from '@meet/notifications-contract';
import type { GatewayContext } from '../../graphql/createContext.ts';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

/** Answers with the tie that was meant, as far as the caller named it. */
const done = (context: GatewayContext, outcome: Promise<unknown>, followerId: string | null = null) =>
  asResult(
    'FollowSuccess',
    context,
    outcome.then(() => ({ followerId })),
  );

export const followMutations = {
  askToFollow: (_root, { input }, context) => asResult('AskToFollowSuccess', context, context.call(askToFollow, input)),
  resendFollowInvite: (_root, { input }, context) => done(context, context.call(resendFollowInvite, input)),
  removeFollow: (_root, { input }, context) => done(context, context.call(removeFollow, input), input.followerId),
  revokeFollow: (_root, { input }, context) => done(context, context.call(revokeFollow, input), input.followerId),
  acceptFollow: (_root, { input }, context) => done(context, context.call(acceptFollow, input)),
  refuseFollow: (_root, { input }, context) => done(context, context.call(refuseFollow, input)),
} satisfies MutationResolvers;
