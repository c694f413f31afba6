import { getAccounts } from '@meet/accounts-contract';
import { commonErrors, ServiceError } from '@meet/contracts';
import { personColor } from '@meet/contracts/people';
import { getMeetingSummary as getMeetingSummaryCall } from '@meet/meetings-contract';
import { toChunks } from '@meet/service-kit';
import { readChat } from '../chat/readChat.ts';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { findAttendees } from '../live/findAttendees.ts';
import { findStay, type Stay } from '../live/findStay.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import { addressesShownTo } from '../people/addressesShownTo.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { presentParticipant } from '../presenters/presentMeeting.ts';
import { findRoom } from '../rooms/findRoom.ts';

const REQUESTED_AT_ONCE = 1000;

export const getMeetingSummary = defineOperation(
  getMeetingSummaryCall,
  async ({ meetingContactHistoryId }, { deps, caller, now }) => {
    const stay = await findStay(deps, caller, meetingContactHistoryId);
    // Runs after the room's earlier reports: the page continues while the room still reports its end.
    return deps.inRoom(stay.roomId, async () => {
      const meeting = await deps.meetings.findById(stay.meetingId).lean();
      if (!meeting) throw new ServiceError(commonErrors.NOT_FOUND);
      const room = await findRoom(deps, stay.roomId);
      const { isHost, mayStart } = await accessToRoom(deps, room, caller);
      const everyone = (await findAttendees(deps, [meeting])).get(meeting._id) ?? [];
      const viewer =
        stay.accountId !== null && caller.kind === 'user'
          ? { accountId: stay.accountId, email: caller.email ?? '' }
          : undefined;
      const met = viewer ? everyone : everyone.filter((other) => haveMet(stay, other));
      const show = viewer ? await addressesShownTo(deps, viewer, met) : () => '';
      const present = presentParticipant(now(), show);
      const avatars = await findAvatars(deps, met);
      const endedAt = meeting.endedAt ?? now();
      return {
        meetingId: viewer ? meeting._id : null,
        roomId: stay.roomId,
        subject: meeting.subject,
        ownerName: meeting.ownerName,
        durationInSeconds: Math.round((endedAt - meeting.startedAt) / 1000),
        participants: met.map((person) => ({
          ...present(person),
          ...(!viewer && { email: null }),
          avatar: (person.accountId && avatars.get(person.accountId)) || null,
          colours: [...personColor(person.email || person.name)],
        })),
        chat: viewer ? await readChat(deps, room, meeting) : null,
        mayStart: isHost || mayStart,
        quality: stay.quality,
      };
    });
  },
);

/**
 * Returns whether two people were in the meeting at the same time. The time between a person's stays counts as being
 * in.
 */
function haveMet(one: Stay, other: AttendanceRecord): boolean {
  const getEnd = ({ present, leftAt }: AttendanceRecord) => (present ? Infinity : (leftAt ?? Infinity));
  return other.firstJoinedAt! <= getEnd(one) && one.firstJoinedAt <= getEnd(other);
}

async function findAvatars(deps: Deps, people: readonly AttendanceRecord[]) {
  const accountIds = people.flatMap(({ accountId }) => accountId ?? []);
  const answers = await Promise.all(
    toChunks(accountIds, REQUESTED_AT_ONCE).map((some) => deps.callAsService(getAccounts, { accountIds: some })),
  );
  return new Map(answers.flatMap(({ accounts }) => accounts).map(({ accountId, avatar }) => [accountId, avatar]));
}
