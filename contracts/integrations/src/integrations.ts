import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const INTEGRATION_STATES = ['connected', 'available', 'needs-configuration'] as const;
export type IntegrationState = (typeof INTEGRATION_STATES)[number];

const integrationShape = object({
  /** A service that keys are made for, or `webhooks`. */
  integrationId: string().required(),
  /** In the asker’s language. */
  name: string().required(),
  /** `connected` with a key, a webhook or a connection; `needs-configuration` until the operator has set it up. */
  state: string<IntegrationState>()
    .oneOf([...INTEGRATION_STATES])
    .required(),
  isConfigured: boolean().required(),
  keysCount: number().required(),
  webhooksCount: number().required(),
  /** People of the other program that the account is connected with. */
  connectionsCount: number().required(),
  /** Address at which people install it; null if there is nothing to install. */
  installUrl: string().nullable().defined(),
  /** The path of the page that explains it; null where there is none. */
  documentation: string().nullable().defined(),
}).meta({ name: 'Integration' });
export type Integration = InferType<typeof integrationShape>;

export const getIntegrations = defineCall('getIntegrations', {
  path: 'get-integrations',
  method: 'GET',
  access: 'user',
  summary: 'What can be connected, and what the caller has connected.',
  input: noInput,
  output: output({ integrations: array(integrationShape.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'integrations', value: 'integrations' },
});

/** Returns the state of an integration. One that is not set up is not connected, even if some of its data remain. */
export const getState = ({
  isConfigured,
  keysCount,
  webhooksCount,
  connectionsCount,
}: Pick<Integration, 'isConfigured' | 'keysCount' | 'webhooksCount' | 'connectionsCount'>): IntegrationState => {
  if (!isConfigured) return 'needs-configuration';
  return keysCount + webhooksCount + connectionsCount > 0 ? 'connected' : 'available';
};
