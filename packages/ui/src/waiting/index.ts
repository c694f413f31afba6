export { afterAwake } from './afterAwake.ts';
