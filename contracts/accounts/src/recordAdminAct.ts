import { string } from 'yup';
import { callsOf, email, id, input, noOutput, requiredText } from '@meet/contracts';

/** Acts of administrators in other services. */
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
/** Characters of what an act is done to. */
export const ADMIN_ACT_SUBJECT_MAX = 8_000;
export type AdminAct = (typeof ADMIN_ACTS)[number];

export const recordAdminAct = callsOf('accounts')('recordAdminAct', {
  path: 'record-admin-act',
  access: 'service',
  summary:
    'Writes into the audit log what an administrator does in another service. What can’t be written down is not done.',
  input: input({
    act: string<AdminAct>().oneOf(ADMIN_ACTS).required(),
    adminId: id(),
    adminEmail: email(),
    /** Object of the act, in words that administrators know. */
    subject: requiredText('common.required').max(ADMIN_ACT_SUBJECT_MAX),
    address: string().defined(),
  }),
  output: noOutput,
});
