export { default } from '@meet/mfe-build/eslint';
