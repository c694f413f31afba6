import { array, boolean, object, string } from 'yup';
import { commonErrors, count, id, input, output, requiredText, timestamp } from '@meet/contracts';
import { CLOSING_DAYS, ownedThingsField } from './closing.ts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

const SEARCH_MAX_LENGTH = 101;

export const searchAccounts = defineCall('searchAccounts', {
  path: 'search-accounts',
  access: 'admin',
  summary:
    'Lists up to twenty people whose e-mail begins with the text, or whose name has words that begin with its words. The search is written to the audit log.',
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

export const AUDIT_PAGE_SIZE = 50;

export const getAuditEntries = defineCall('getAuditEntries', {
  path: 'get-audit-entries',
  access: 'admin',
  summary: `Lists the acts of administrators, the latest first, ${AUDIT_PAGE_SIZE} at a time.`,
  input: input({ offset: count().min(0, 'common.mustBeNumber').default(0) }),
  output: output({
    entries: array(
      object({
        entryId: string().required(),
        /**
         * `view-account-requested`, `view-account-begun`, `view-account-ended`, `changed-while-viewing`,
         * `accounts-searched`, `account-closed`, `admin-created`, `tooltip-changed`, and those of `ADMIN_ACTS`.
         */
        action: string().required(),
        /** Unix milliseconds. */
        at: timestamp(),
        /** Null if the deployment's own command did it. */
        adminEmail: string().nullable().defined(),
        /** E-mail address of the affected account, or another object of the action. */
        subject: string().nullable().defined(),
        /** Path of the call that changed something while an administrator viewed the account. */
        call: string().nullable().defined(),
        address: string().defined(),
      })
        .meta({ name: 'AuditEntry' })
        .required(),
    ).required(),
    hasMore: boolean().required(),
  }),
  graphql: { query: 'auditEntries' },
});

export const closeAccountById = defineCall('closeAccountById', {
  path: 'close-account-by-id',
  access: 'admin',
  summary: `Closes a person’s account as they could themselves: it is deleted after ${CLOSING_DAYS} days, unless they sign in and keep it. Written to the audit log.`,
  input: input({ accountId: id(), owned: ownedThingsField() }),
  output: output({
    /** Time of the deletion. */
    closesAt: timestamp(),
  }),
  errors: [commonErrors.NOT_FOUND, accountsErrors.ORGANIZATION_NOT_HANDED_OVER],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});
