import type { MeetingSession } from '@meet/meetings-contract';

/** State of the navigation to the end page; an address typed by hand has none. */
export interface EndState {
  readonly enable: true;
  readonly meetingContactHistoryId: string;
  /** Its time was up, or the server ended it. */
  readonly bySystem: boolean;
}

export const getEnd = ({ meetingContactHistoryId }: MeetingSession, bySystem: boolean): EndState => ({
  enable: true,
  meetingContactHistoryId,
  bySystem,
});

export const readEnd = (state: unknown): EndState | undefined =>
  (state as Partial<EndState> | null)?.enable === true ? (state as EndState) : undefined;
