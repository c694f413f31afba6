/** Returns the attendance id in this meeting of a participant whose token was made for an earlier one. */
export const laterAttendanceId = (participantKey: string, meetingId: string): string =>
  `${participantKey}.${meetingId}`;

/** Returns the possible attendance ids of a token's bearer in this meeting: by the token, or the later one. */
export const attendanceIds = (participantKey: string, meetingId: string): string[] => [
  participantKey,
  laterAttendanceId(participantKey, meetingId),
];

/** Filter for the attendances of a token's bearer in whichever meetings, in two ranges of ids: it reads those alone. */
export const attendancesOfToken = (participantKey: string) => ({
  $or: [{ _id: participantKey }, { _id: { $gte: `${participantKey}.`, $lt: `${participantKey}/` } }],
});
