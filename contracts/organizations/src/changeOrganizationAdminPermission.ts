import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { givenPermission } from './fields.ts';
import { refusals } from './refusals.ts';

export const changeOrganizationAdminPermission = defineCall('changeOrganizationAdminPermission', {
  path: 'change-organization-admin-permission',
  access: 'user',
  summary: 'Changes what all who are admins by role may do, now and when they become it. For the owner.',
  input: input({ permission: givenPermission() }),
  output: output({ adminPermission: string().required() }),
  errors: refusals,
  graphql: { mutation: true },
});
