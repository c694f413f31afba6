import { number } from 'yup';
import { count, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { ORGANIZATION_MEMBERS_MAX } from './limits.ts';
import { refusals } from './refusals.ts';

const { ORGANIZATION_LICENSES_BY_ADMINISTRATOR, ORGANIZATION_LICENSES_IN_USE } = organizationsErrors;

export const updateMaxLicensesOrganization = defineCall('updateMaxLicensesOrganization', {
  path: 'update-max-licenses-organization',
  access: 'user',
  summary:
    'Sets how many licences the organization has, never fewer than are in use. For the owner and those with the permission `billing`; where the deployment says so, for an administrator who views the account of one of them.',
  input: input({
    maxLicenses: count()
      .required('organizations.maxLicensesInvalid')
      .min(0, 'organizations.maxLicensesInvalid')
      .max(ORGANIZATION_MEMBERS_MAX, 'organizations.maxLicensesInvalid'),
  }),
  output: output({ maxLicenses: number().required() }),
  errors: [...refusals, ORGANIZATION_LICENSES_IN_USE, ORGANIZATION_LICENSES_BY_ADMINISTRATOR],
  impersonation: 'audited',
  graphql: { mutation: true },
});
