import { erasureInput, erasureOutput } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';

export const eraseAccountFromMeetings = defineCall('eraseAccountFromMeetings', {
  path: 'erase-account-from-meetings',
  access: 'service',
  summary: 'Erases a closed account from rooms, meetings and recordings, a bounded part at a time.',
  input: erasureInput(),
  output: erasureOutput(),
});
