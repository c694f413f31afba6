import type { Arrival } from '@meet/remote-kit';

/** The interface of the instant join page to the shell that loads after it. */
export interface InstantJoin {
  /** Removes the page, and returns the person's input. */
  take(): Arrival;
  /** Shows that loading has failed, and offers to load again. */
  fail(): void;
}

declare global {
  interface Window {
    /** Set until the meeting's page has replaced the instant join page. */
    meetInstantJoin?: InstantJoin | undefined;
  }
}
