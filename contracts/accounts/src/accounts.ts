import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  createCallDefiner,
  email,
  id,
  input,
  LIMITS,
  list,
  noOutput,
  output,
  requiredText,
  text,
} from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { fullNameField } from './fields.ts';
import { ACCOUNTS_LIST_MAX } from './limits.ts';

/** Attributes of an account that other services may read. */
export const accountSummary = object({
  accountId: string().required(),
  email: string().required(),
  fullName: string().defined(),
  /** URL of the picture without a size; callers append `=s50` and the like. Null without a picture. */
  avatar: string().nullable().defined(),
  alias: string().nullable().defined(),
  locale: string<'en_US' | 'fr_FR' | 'ro_RO'>().oneOf(['en_US', 'fr_FR', 'ro_RO']).required(),
  /** Whether the account has a paid membership, which lifts the limits of free meetings. */
  hasMembership: boolean().required(),
});

export type AccountSummary = InferType<typeof accountSummary>;

export const getAccounts = defineCall('getAccounts', {
  path: 'get-accounts',
  access: 'service',
  summary: 'Reads accounts by id, in the order of the request. Unknown ids are left out.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_LIST_MAX).required() }),
  output: output({ accounts: array(accountSummary.required()).required() }),
});

export const findAccountByAlias = defineCall('findAccountByAlias', {
  path: 'find-account-by-alias',
  access: 'service',
  summary: 'Finds the account that carries a personal alias, without regard to case; null if none does.',
  input: input({ alias: text().required().max(LIMITS.email) }),
  output: output({ account: accountSummary.default(undefined).nullable().defined() }),
});

export const findAccountsByEmail = defineCall('findAccountsByEmail', {
  path: 'find-accounts-by-email',
  access: 'service',
  summary: 'Finds activated accounts by e-mail, without regard to case. Unknown addresses are left out.',
  input: input({ emails: list(text().required()).max(ACCOUNTS_LIST_MAX).required() }),
  output: output({ accounts: array(accountSummary.required()).required() }),
});

export const findAdministrators = defineCall('findAdministrators', {
  path: 'find-administrators',
  access: 'service',
  summary:
    'Finds the accounts among these that belong to administrators now. A record of one counts only while its author is an administrator.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_LIST_MAX).required() }),
  output: output({ administratorIds: array(string().required()).required() }),
});

export const createAdmin = defineCall('createAdmin', {
  path: 'create-admin',
  access: 'service',
  summary:
    'Opens an administrator’s account and mails the link to choose its password; an unfinished one is mailed again.',
  input: input({ email: email(), fullName: fullNameField() }),
  output: output({ isNew: boolean().required() }),
  errors: [accountsErrors.ADMIN_EXISTS],
});

/** Acts of administrators in other services, which the audit log records. */
export const ADMIN_ACTS = [
  'application-registered',
  'application-changed',
  'application-secret-renewed',
  'application-deleted',
  'remote-created',
  'publish-token-created',
  'publish-token-revoked',
  'release-published',
  'channel-changed',
  'preview-link-created',
  'testers-set',
  'work-sent-again',
] as const;
/** Maximum length of an act's subject, in characters. */
const ADMIN_ACT_SUBJECT_MAX = 8_000;
export type AdminAct = (typeof ADMIN_ACTS)[number];

export const recordAdminAct = createCallDefiner('accounts')('recordAdminAct', {
  path: 'record-admin-act',
  access: 'service',
  summary:
    'Writes an administrator’s act in another service to the audit log. The act is not carried out if it cannot be logged.',
  input: input({
    act: string<AdminAct>().oneOf(ADMIN_ACTS).required(),
    adminId: id(),
    adminEmail: email(),
    /** Object of the act, in words that administrators understand. */
    subject: requiredText('common.required').max(ADMIN_ACT_SUBJECT_MAX),
    address: string().defined(),
  }),
  output: noOutput,
});
