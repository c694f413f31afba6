import type { MeetingDetailsKind } from '@meet/meetings-contract/page';

/** Returns whether a kind starts a meeting: 0, 1 and 4 do; 2, 3 and 5 send its details. */
export const startsMeeting = (kind: MeetingDetailsKind): boolean => kind === 0 || kind === 1 || kind === 4;

/** Returns whether the dialog offers to make a group of the people. People of a contact group are one already. */
export const offersGroup = (kind: MeetingDetailsKind): boolean => kind !== 1 && kind !== 3;
