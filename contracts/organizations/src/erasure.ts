import { number, object, string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { erasureInput, erasureOutput } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';

export const eraseAccountFromOrganizations = defineCall('eraseAccountFromOrganizations', {
  path: 'erase-account-from-organizations',
  access: 'service',
  summary: 'Erases a closed account from memberships and invitations, a bounded part at a time.',
  input: erasureInput(),
  output: erasureOutput(),
});

export const findOwnedOrganization = defineCall('findOwnedOrganization', {
  path: 'find-owned-organization',
  access: 'service',
  summary: 'The organization that an account owns, with the number of its other members; null for none.',
  input: input({ accountId: id() }),
  output: output({
    organization: object({ organizationName: string().required(), otherMembers: number().required() })
      .default(undefined)
      .nullable()
      .defined(),
  }),
});
