import type { ReactNode } from 'react';

/** Text and action of the element that stands in for a missing remote. */
export interface StandIn {
  readonly text: string;
  /** Accessible name: the text, and the action of a press if there is one. */
  readonly label: string;
  readonly onRetry?: () => void;
}

/**
 * Look of a slot without its remote. `quiet` draws only a small retry button, for places of the frame. A function draws
 * a launcher or a dialog that stays and says what it waits for.
 */
export type AbsentLook = 'panel' | 'quiet' | ((standIn: StandIn) => ReactNode);
