import { number } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getChatFileRules = defineCall('getChatFileRules', {
  path: 'get-chat-file-rules',
  access: 'user',
  summary: 'Tells how large a file may be.',
  input: noInput,
  output: output({ maxBytes: number().required() }).meta({ name: 'ChatFileRules' }),
  impersonation: 'allowed',
  graphql: { query: 'chatFileRules' },
});
