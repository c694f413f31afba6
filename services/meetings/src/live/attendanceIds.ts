/** Returns the attendance id in this meeting of a participant whose token was issued for an earlier one. */
export const laterAttendanceId = (participantKey: string, meetingId: string): string =>
  `${participantKey}.${meetingId}`;

/** Returns the possible attendance ids of a token's bearer in this meeting: the token's own id, or the later one. */
export const attendanceIds = (participantKey: string, meetingId: string): string[] => [
  participantKey,
  laterAttendanceId(participantKey, meetingId),
];

/**
 * Returns a filter for the attendances of a token's bearer in all meetings. It reads no others, by two ranges of ids.
 */
export const attendancesOfToken = (participantKey: string) => ({
  $or: [{ _id: participantKey }, { _id: { $gte: `${participantKey}.`, $lt: `${participantKey}/` } }],
});
