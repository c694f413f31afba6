import { meetingsMutations } from './mutations.ts';
import { meetingsQueries } from './queries.ts';

export const meetingsResolvers = { Query: meetingsQueries, Mutation: meetingsMutations };
