import type { ReactNode } from 'react';

/** Text and action of the element that stands in for a missing remote. */
export interface StandIn {
  readonly text: string;
  /** The text, and the name of what a press does. */
  readonly label: string;
  readonly onRetry?: () => void;
}

/**
 * Look of a place without its remote. `quiet` draws no more than a small retry button, for places of the frame. A
 * function draws a launcher or a dialog that stays and says what it waits for.
 */
export type AbsentLook = 'panel' | 'quiet' | ((standIn: StandIn) => ReactNode);
