import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const INTEGRATION_STATES = ['connected', 'available', 'needs-configuration'] as const;
export type IntegrationState = (typeof INTEGRATION_STATES)[number];

const integrationShape = object({
  /** Id of a service for which keys exist, or `webhooks`. */
  integrationId: string().required(),
  /** Name in the caller’s language. */
  name: string().required(),
  /**
   * `connected` if there is a key, a webhook or a connection; `needs-configuration` until the operator has set it up.
   */
  state: string<IntegrationState>()
    .oneOf([...INTEGRATION_STATES])
    .required(),
  isConfigured: boolean().required(),
  keysCount: number().required(),
  webhooksCount: number().required(),
  /** Number of people of the other program to whom the account is connected. */
  connectionsCount: number().required(),
  /** Address at which people install the integration; null if there is nothing to install. */
  installUrl: string().nullable().defined(),
  /** Path of the page that explains the integration; null if there is none. */
  documentation: string().nullable().defined(),
}).meta({ name: 'Integration' });
export type Integration = InferType<typeof integrationShape>;

export const getIntegrations = defineCall('getIntegrations', {
  path: 'get-integrations',
  method: 'GET',
  access: 'user',
  summary: 'Lists the integrations, with those that the caller has connected.',
  input: noInput,
  output: output({ integrations: array(integrationShape.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'integrations', value: 'integrations' },
});

/**
 * Returns the state of an integration. One that is not configured is never connected, even if keys or webhooks of it
 * remain.
 */
export const getState = ({
  isConfigured,
  keysCount,
  webhooksCount,
  connectionsCount,
}: Pick<Integration, 'isConfigured' | 'keysCount' | 'webhooksCount' | 'connectionsCount'>): IntegrationState => {
  if (!isConfigured) return 'needs-configuration';
  return keysCount + webhooksCount + connectionsCount > 0 ? 'connected' : 'available';
};
