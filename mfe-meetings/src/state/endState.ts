import type { MeetingSession } from '@meet/meetings-contract';

/** State of the navigation to the end page; a typed address has none. */
export interface EndState {
  readonly enable: true;
  readonly meetingContactHistoryId: string;
  /** Whether its time was up, or the server ended it. */
  readonly bySystem: boolean;
}

export const getEnd = ({ meetingContactHistoryId }: MeetingSession, bySystem: boolean): EndState => ({
  enable: true,
  meetingContactHistoryId,
  bySystem,
});

export const readEnd = (state: unknown): EndState | undefined =>
  (state as Partial<EndState> | null)?.enable === true ? (state as EndState) : undefined;
