import { erasureInput, erasureOutput } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';

export const eraseAccountFromNotifications = defineCall('eraseAccountFromNotifications', {
  path: 'erase-account-from-notifications',
  access: 'service',
  summary: 'Erases a closed account from notifications, followers and browsers, a bounded part at a time.',
  input: erasureInput(),
  output: erasureOutput(),
});
