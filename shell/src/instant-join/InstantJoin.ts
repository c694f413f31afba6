import type { Arrival } from '@meet/remote-kit';

/** The small page that a meeting's link opens with, as the shell that comes after it finds it. */
export interface InstantJoin {
  /** Takes the page away and tells what was done on it. */
  take(): Arrival;
  /** Nothing more comes: the page says so, and offers to load again. */
  fail(): void;
}

declare global {
  interface Window {
    /** Until the meeting's page has taken its place. */
    meetInstantJoin?: InstantJoin | undefined;
  }
}
