export { createPolls } from './createPolls.ts';
