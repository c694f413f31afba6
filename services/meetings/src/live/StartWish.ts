import type { StartMode } from '@meet/meetings-contract';

/** How somebody wants a meeting to run that they start. */
export interface StartWish {
  readonly subject?: string | null | undefined;
  readonly mode?: StartMode | undefined;
}
