import { string } from 'yup';
import { createCallDefiner } from '../core/defineCall.ts';
import { email, id, input, noOutput, requiredText } from '../core/schema.ts';

/** Asked by whatever runs the call, before it runs: what can't be written down does not happen. */
export const recordImpersonatedChange = createCallDefiner('accounts')('recordImpersonatedChange', {
  path: 'record-impersonated-change',
  access: 'service',
  summary: 'Writes down that an administrator changes something in the account that they view.',
  input: input({
    /** The path of the call that changes it. */
    call: requiredText('common.required'),
    adminId: id(),
    subjectId: id(),
    subjectEmail: email(),
    address: string().defined(),
  }),
  output: noOutput,
});
