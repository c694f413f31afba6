import { contactMutations } from './contactMutations.ts';
import { groupMutations } from './groupMutations.ts';
import { networkQueries } from './networkQueries.ts';
import { statusMutations } from './statusMutations.ts';

export const networkResolvers = {
  Query: networkQueries,
  Mutation: { ...contactMutations, ...groupMutations, ...statusMutations },
};
