import { boolean, number } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const checkIfSettingsExistOrCreate = defineCall('checkIfSettingsExistOrCreate', {
  path: 'check-if-settings-exist-or-create',
  access: 'user',
  summary: 'Whether the caller had notification settings; made with the defaults where there were none.',
  input: noInput,
  output: output({ exists: boolean().required(), expire: number().required() }),
  impersonation: 'allowed',
  graphql: { query: 'notificationSettings' },
});
