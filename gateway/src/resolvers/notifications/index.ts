import { followMutations } from './followMutations.ts';
import { notificationMutations } from './notificationMutations.ts';
import { notificationQueries } from './notificationQueries.ts';

export const notificationsResolvers = {
  Query: notificationQueries,
  Mutation: { ...notificationMutations, ...followMutations },
};
