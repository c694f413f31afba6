import { erasureInput, erasureOutput } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';

export const eraseAccountFromNetwork = defineCall('eraseAccountFromNetwork', {
  path: 'erase-account-from-network',
  access: 'service',
  summary: 'Erases a closed account from contacts, groups and presence, a bounded part at a time.',
  input: erasureInput(),
  output: erasureOutput(),
});
