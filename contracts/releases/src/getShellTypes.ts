import { noInput, output } from '@meet/contracts';
import { string } from 'yup';
import { defineCall } from './defineCall.ts';

export const getShellTypes = defineCall('getShellTypes', {
  path: 'shell-types',
  method: 'GET',
  access: 'public',
  summary:
    'Where the declarations lie that the live shell promises remotes. A release is compiled against them before it is published, and names them by their digest.',
  input: noInput,
  output: output({
    /** SHA-256 of the file in hexadecimal; null where the shell’s build does not say. */
    digest: string().defined().nullable(),
    /** Its path on this product. */
    address: string().defined().nullable(),
  }),
});
