import { array, object, string } from 'yup';
import { callsOf, input, output, requiredText } from '@meet/contracts';

const SEARCH_MAX_LENGTH = 101;

export const searchAccounts = callsOf('accounts')('searchAccounts', {
  path: 'search-accounts',
  access: 'admin',
  summary:
    'Up to twenty people whose e-mail begins with the text, or whose name has words that begin with its words. Written to the audit log.',
  input: input({
    search: requiredText('common.required').max(SEARCH_MAX_LENGTH, 'accounts.searchTooLong'),
  }),
  output: output({
    accounts: array(
      object({
        accountId: string().required(),
        email: string().required(),
        fullName: string().defined(),
        avatar: string().nullable().defined(),
      })
        .meta({ name: 'FoundAccount' })
        .required(),
    ).required(),
  }),
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { query: 'accountsFound', value: 'accounts' },
});
