export { validateForm } from './validateForm.ts';
export type { TranslateKey } from './validateForm.ts';
