import { accountsResolvers } from './accounts/index.ts';
import { baseResolvers } from './base.ts';
import { chatResolvers } from './chat/index.ts';
import { invitationsResolvers } from './invitations/index.ts';
import { meetingsResolvers } from './meetings/index.ts';
import { networkResolvers } from './network/index.ts';
import { notificationsResolvers } from './notifications/index.ts';

/** Every domain's resolvers. */
export const resolvers = [
  accountsResolvers,
  baseResolvers,
  chatResolvers,
  invitationsResolvers,
  meetingsResolvers,
  networkResolvers,
  notificationsResolvers,
] as const;
