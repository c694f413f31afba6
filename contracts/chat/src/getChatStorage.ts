import { number } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getChatStorage = defineCall('getChatStorage', {
  path: 'get-chat-storage',
  access: 'user',
  summary: 'Tells how many bytes the files take that the caller uploaded, and how many they may take.',
  input: noInput,
  output: output({
    usedBytes: number().required(),
    /** Null where there is no limit. */
    limitBytes: number().nullable().defined(),
  }).meta({ name: 'ChatStorage' }),
  impersonation: 'allowed',
  graphql: { query: 'chatStorage' },
});
