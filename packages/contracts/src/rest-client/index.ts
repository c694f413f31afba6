export { createRestClient } from './createRestClient.ts';
export type { RestClient, RestClientOptions } from './createRestClient.ts';
export { CallFailure } from './CallFailure.ts';
