export { default } from '@meet/mfe-build/jest';
