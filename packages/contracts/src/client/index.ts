export { CallFailure } from './CallFailure.ts';
export { createCallClient } from './createCallClient.ts';
export { errorText } from './errorText.ts';
export type { CallClientOptions, PageClient } from './createCallClient.ts';
