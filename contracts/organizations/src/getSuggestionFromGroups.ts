import { array, object, string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';

export const getSuggestionFromGroups = defineCall('getSuggestionFromGroups', {
  path: 'get-suggestion-from-groups',
  access: 'user',
  summary:
    'The people of the groups that the caller owns who are neither in the organization nor invited into it, by name. For those who may invite.',
  input: noInput,
  output: output({
    suggestions: array(
      object({
        email: string().required(),
        fullName: string().required(),
        avatar: string().nullable().defined(),
        /** Names of the caller's groups that they are in. */
        groupNames: array(string().required()).required(),
      })
        .meta({ name: 'OrganizationSuggestion' })
        .required(),
    ).required(),
  }),
  errors: [organizationsErrors.ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_NOT_ALLOWED],
  impersonation: 'allowed',
  graphql: { query: 'organizationSuggestions', value: 'suggestions' },
});
