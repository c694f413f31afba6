import { createWhiteboard } from './createWhiteboard.ts';

export { createWhiteboard };
export interface WhiteboardModule {
  createWhiteboard: typeof createWhiteboard;
}
