import { number } from 'yup';
import { flag, id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { refusals } from './refusals.ts';
import { organizationMember } from './shapes.ts';

const {
  ORGANIZATION_GUEST,
  ORGANIZATION_LICENSES_BY_ADMINISTRATOR,
  ORGANIZATION_MEMBER_NOT_FOUND,
  ORGANIZATION_NO_LICENSE_LEFT,
} = organizationsErrors;

export const updateLicenseOrganization = defineCall('updateLicenseOrganization', {
  path: 'update-license-organization',
  access: 'user',
  summary:
    'Grants somebody, oneself too, one of the organization’s licences, or takes it back. For the owner and those with the permission `billing`; where the deployment says so, for an administrator who views the account of one of them. Of any number of grants at once, so many succeed as there are licences.',
  input: input({ accountId: id(), hasMembership: flag().required() }),
  output: output({ member: organizationMember.required(), usedLicenses: number().required() }),
  errors: [
    ...refusals,
    ORGANIZATION_MEMBER_NOT_FOUND,
    ORGANIZATION_GUEST,
    ORGANIZATION_NO_LICENSE_LEFT,
    ORGANIZATION_LICENSES_BY_ADMINISTRATOR,
  ],
  impersonation: 'audited',
  graphql: { mutation: true },
});
