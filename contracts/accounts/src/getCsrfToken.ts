import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getCsrfToken = defineCall('getCsrfToken', {
  path: 'get-csrf-token',
  access: 'public',
  summary: 'A token for older callers. Header tokens make it unnecessary.',
  input: noInput,
  output: output({ csrfToken: string().required() }),
  impersonation: 'allowed',
});
