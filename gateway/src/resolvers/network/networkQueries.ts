import {
  getContacts,
  getContactsGroups,
  getFrequentUsers,
  getOnlineContacts,
  getOwnStatus,
} from '@meet/network-contract';
import type { QueryResolvers } from '../../schema.generated.ts';

export const networkQueries = {
  contacts: async (_root, { newlyAdded }, context) =>
    (await context.call(getContacts, { newlyAdded: newlyAdded ?? undefined })).contacts,
  contactGroups: async (_root, _args, context) => (await context.call(getContactsGroups, {})).groups,
  ownStatus: async (_root, _args, context) => (await context.call(getOwnStatus, {})).status,
  frequentUsers: async (_root, _args, context) => (await context.call(getFrequentUsers, {})).frequentUsers,
  onlineContacts: async (_root, { timezone }, context) =>
    (await context.call(getOnlineContacts, { timezone: timezone ?? undefined })).contactsStatus,
} satisfies QueryResolvers;
