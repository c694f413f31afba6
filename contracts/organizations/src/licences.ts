import { number } from 'yup';
import { count, flag, id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors, refusals } from './errors.ts';
import { ORGANIZATION_MEMBERS_MAX } from './limits.ts';
import { organizationMember } from './shapes.ts';

export const updateLicenseOrganization = defineCall('updateLicenseOrganization', {
  path: 'update-license-organization',
  access: 'user',
  summary:
    'Grants one of the organization’s licences to a member, the caller included, or takes it back. For the owner and people with the permission `billing`; if the deployment says so, for an administrator who views the account of one of them. If people grant licences at once, as many grants succeed as there are licences.',
  input: input({ accountId: id(), hasMembership: flag().required() }),
  output: output({ member: organizationMember.required(), usedLicenses: number().required() }),
  errors: [
    ...refusals,
    organizationsErrors.ORGANIZATION_MEMBER_NOT_FOUND,
    organizationsErrors.ORGANIZATION_GUEST,
    organizationsErrors.ORGANIZATION_NO_LICENSE_LEFT,
    organizationsErrors.ORGANIZATION_LICENSES_BY_ADMINISTRATOR,
  ],
  impersonation: 'audited',
  graphql: { mutation: true },
});

export const updateMaxLicensesOrganization = defineCall('updateMaxLicensesOrganization', {
  path: 'update-max-licenses-organization',
  access: 'user',
  summary:
    'Sets how many licences the organization has, never fewer than are in use. For the owner and people with the permission `billing`; if the deployment says so, for an administrator who views the account of one of them.',
  input: input({
    maxLicenses: count()
      .required('organizations.maxLicensesInvalid')
      .min(0, 'organizations.maxLicensesInvalid')
      .max(ORGANIZATION_MEMBERS_MAX, 'organizations.maxLicensesInvalid'),
  }),
  output: output({ maxLicenses: number().required() }),
  errors: [
    ...refusals,
    organizationsErrors.ORGANIZATION_LICENSES_IN_USE,
    organizationsErrors.ORGANIZATION_LICENSES_BY_ADMINISTRATOR,
  ],
  impersonation: 'audited',
  graphql: { mutation: true },
});
