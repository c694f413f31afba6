export { createBackground } from './createBackground.ts';
