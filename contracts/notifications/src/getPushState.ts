import { boolean, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { pushEndpoint } from './pushFields.ts';

export const getPushState = defineCall('getPushState', {
  path: 'get-push-state',
  access: 'user',
  summary: 'The key that browsers subscribe to pushes with, and whether the caller’s own are sent to this address.',
  input: input({ endpoint: pushEndpoint() }),
  output: output({
    /** A public key on P-256, base64url; the same for everyone, for as long as the deployment’s secret is. */
    publicKey: string().required(),
    isOn: boolean().required(),
  }).meta({ name: 'PushState' }),
  impersonation: 'allowed',
  graphql: { query: 'pushState' },
});
