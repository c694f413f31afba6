import { erasureInput, erasureOutput } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';

export const eraseAccountFromReleases = defineCall('eraseAccountFromReleases', {
  path: 'erase-account-from-releases',
  access: 'service',
  summary: 'Erases a closed account from choices and names, a bounded part at a time.',
  input: erasureInput(),
  output: erasureOutput(),
});
