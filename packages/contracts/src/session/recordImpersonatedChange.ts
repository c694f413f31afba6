import { string } from 'yup';
import { createCallDefiner } from '../core/defineCall.ts';
import { email, id, input, noOutput, requiredText } from '../core/schema.ts';

/** Called before a change during an impersonation runs. If recording fails, the change does not happen. */
export const recordImpersonatedChange = createCallDefiner('accounts')('recordImpersonatedChange', {
  path: 'record-impersonated-change',
  access: 'service',
  summary: 'Logs that an administrator changes something in the account that they view.',
  input: input({
    /** Path of the call that changes the account. */
    call: requiredText('common.required'),
    adminId: id(),
    subjectId: id(),
    subjectEmail: email(),
    address: string().defined(),
  }),
  output: noOutput,
});
