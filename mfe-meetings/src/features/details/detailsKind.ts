import type { MeetingDetailsKind } from '@meet/meetings-contract/page';

/** 0, 1 and 4 start a meeting; 2, 3 and 5 send its details. */
export const startsMeeting = (kind: MeetingDetailsKind): boolean => kind === 0 || kind === 1 || kind === 4;

/** A contact group that meets is a group already. */
export const offersGroup = (kind: MeetingDetailsKind): boolean => kind !== 1 && kind !== 3;
