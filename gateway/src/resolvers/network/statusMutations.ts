import { updateStatus } from '@meet/network-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const statusMutations = {
  updateStatus: (_root, { input }, context) =>
    asResult(
      'UpdateStatusSuccess',
      context,
      context.call(updateStatus, {
        status: input.status as never,
        statusDescription: input.statusDescription,
        statusStart: input.statusStart,
        statusEnd: input.statusEnd,
      }),
    ),
} satisfies MutationResolvers;
