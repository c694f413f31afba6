import { erasureInput, erasureOutput } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';

export const eraseAccountFromIntegrations = defineCall('eraseAccountFromIntegrations', {
  path: 'erase-account-from-integrations',
  access: 'service',
  summary: 'Erases a closed account from keys, webhooks and connections, a bounded part at a time.',
  input: erasureInput(),
  output: erasureOutput(),
});
