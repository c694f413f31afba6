import type { StartMode } from '@meet/meetings-contract';

/** Options of a person who starts a meeting. */
export interface StartWish {
  readonly subject?: string | null | undefined;
  readonly mode?: StartMode | undefined;
}
