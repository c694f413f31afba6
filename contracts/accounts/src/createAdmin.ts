import { boolean } from 'yup';
import { email, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { fullNameField } from './fields.ts';

export const createAdmin = defineCall('createAdmin', {
  path: 'create-admin',
  access: 'service',
  summary:
    'Opens an administrator’s account and mails the link to choose its password; an unfinished one is mailed anew.',
  input: input({ email: email(), fullName: fullNameField() }),
  output: output({ isNew: boolean().required() }),
  errors: [accountsErrors.ADMIN_EXISTS],
});
