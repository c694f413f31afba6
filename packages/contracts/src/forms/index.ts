export { failureParams } from './failureParams.ts';
export { failureOf } from './failureOf.ts';
export type { Failure } from './failureOf.ts';
export { validateForm } from './validateForm.ts';
export type { FormSchema, TranslateKey } from './validateForm.ts';
