import { erasureInput, erasureOutput } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';

export const eraseAccountFromOauth = defineCall('eraseAccountFromOauth', {
  path: 'erase-account-from-oauth',
  access: 'service',
  summary: 'Erases a closed account from permissions, a bounded part at a time.',
  input: erasureInput(),
  output: erasureOutput(),
});
