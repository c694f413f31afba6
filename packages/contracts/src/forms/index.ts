export { failureParams } from './failureParams.ts';
export { findFailure } from './findFailure.ts';
export type { Failure } from './findFailure.ts';
export { placeError, validateForm } from './validateForm.ts';
export type { FormSchema, TranslateKey } from './validateForm.ts';
