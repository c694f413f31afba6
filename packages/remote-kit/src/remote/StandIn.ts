import type { ReactNode } from 'react';

/** What stands in for a remote that is not there has to say, and to offer once it makes sense. */
export interface StandIn {
  readonly text: string;
  /** The text, and the name of what a press does. */
  readonly label: string;
  readonly onRetry?: () => void;
}

/**
 * How a place looks without its remote. `quiet` draws no more than a small retry button, for places of the frame; a
 * function draws a launcher or a dialog that stays and says what it waits for.
 */
export type AbsentLook = 'panel' | 'quiet' | ((standIn: StandIn) => ReactNode);
