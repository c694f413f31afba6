import {
  addContact,
  addRemoveContactFromMyTeam,
  addRemoveContactToMyPartners,
  deleteContact,
  editContact,
  insertContacts,
  togglePinContact,
} from '@meet/network-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const contactMutations = {
  addContact: (_root, { input }, context) => asResult('ContactSuccess', context, context.call(addContact, input)),
  editContact: (_root, { input }, context) => asResult('ContactSuccess', context, context.call(editContact, input)),
  deleteContact: (_root, { input }, context) =>
    asResult(
      'DeleteContactSuccess',
      context,
      context.call(deleteContact, input).then(() => ({ contactId: input.contactId })),
    ),
  togglePinContact: (_root, { input }, context) =>
    asResult('TogglePinContactSuccess', context, context.call(togglePinContact, input)),
  addRemoveContactFromMyTeam: (_root, { input }, context) =>
    asResult('MarkContactSuccess', context, context.call(addRemoveContactFromMyTeam, { ...input, action: undefined })),
  addRemoveContactToMyPartners: (_root, { input }, context) =>
    asResult(
      'MarkContactSuccess',
      context,
      context.call(addRemoveContactToMyPartners, { ...input, action: undefined }),
    ),
  insertContacts: (_root, { input }, context) =>
    asResult('InsertContactsSuccess', context, context.call(insertContacts, input)),
} satisfies MutationResolvers;
