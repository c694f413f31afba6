import { accountMutations } from './accountMutations.ts';
import { accountQueries } from './accountQueries.ts';

export const accountsResolvers = { Query: accountQueries, Mutation: accountMutations };
