export { CallFailure } from './CallFailure.ts';
export { createCallClient } from './createCallClient.ts';
export type { CallClientOptions, PageClient } from './createCallClient.ts';
