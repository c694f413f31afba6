import { createWhiteboard } from './createWhiteboard.ts';

export { createWhiteboard };
