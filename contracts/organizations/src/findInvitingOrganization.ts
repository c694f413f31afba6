import { object, string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const findInvitingOrganization = defineCall('findInvitingOrganization', {
  path: 'find-inviting-organization',
  access: 'service',
  summary: 'The organization that an account may invite people into; null where there is none.',
  input: input({ accountId: id() }),
  output: output({
    organization: object({ organizationId: string().required(), organizationName: string().required() })
      .default(undefined)
      .nullable()
      .defined(),
  }),
});
