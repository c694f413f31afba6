import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getSmallAvatar = defineCall('getSmallAvatar', {
  path: 'get-small-avatar',
  method: 'GET',
  access: 'account',
  summary: 'Address of the picture in its small size; null without one.',
  input: noInput,
  output: output({ avatar: string().nullable().defined() }),
  impersonation: 'allowed',
});
