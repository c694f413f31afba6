import { ServiceError, type AccountCaller } from '@meet/contracts';
import { findAccountsByEmail } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import {
  cancelScheduledMeeting as cancelScheduledMeetingCall,
  changeScheduledMeeting as changeScheduledMeetingCall,
  getScheduledMeetings as getScheduledMeetingsCall,
  meetingsErrors,
  scheduledMeetingsChanged,
  scheduleMeeting as scheduleMeetingCall,
} from '@meet/meetings-contract';
import { mailCalendarEntry } from '../calendar/mailCalendarEntry.ts';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';
import { countUse } from '../invitations/invitePeople.ts';
import { tell } from '../notices/tell.ts';
import { createRoom } from '../rooms/createRoom.ts';
import { findOwnRoom } from '../rooms/findRoom.ts';
import { endsAt, listScheduledOf } from '../calendar/listScheduledOf.ts';

export const scheduleMeeting = defineOperation(scheduleMeetingCall, async (input, { deps, account }) => {
  refusePast(deps, input);
  // A room of its own unless one was chosen: who comes early meets nobody from another meeting.
  const room = input.roomId
    ? await findOwnRoom(deps, input.roomId, account.accountId)
    : await createRoom(deps, account);
  const meeting: ScheduledMeetingRecord = {
    _id: createId(),
    ownerId: account.accountId,
    ownerName: account.fullName,
    ownerEmail: account.email,
    roomId: room._id,
    ...detailsOf(input, account),
    sequence: 0,
    cancelledAt: null,
    remindedAt: null,
  };
  await deps.scheduledMeetings.create(meeting);
  await deps.rooms.updateOne({ _id: room._id, usedAt: null }, { $set: { usedAt: deps.now() } });
  const mailFailure = await invite(deps, meeting, meeting.invited, account);
  await refresh(deps, meeting, meeting.invited);
  return { ...present(meeting, account), mailFailure };
});

export const changeScheduledMeeting = defineOperation(changeScheduledMeetingCall, async (input, { deps, account }) => {
  const before = await findPlanned(deps, input.scheduledMeetingId, account);
  refusePast(deps, input);
  const details = detailsOf(input, account);
  const moved = details.startsAt !== before.startsAt;
  const meeting = await deps.scheduledMeetings
    .findOneAndUpdate(
      { _id: before._id, cancelledAt: null },
      { $set: { ...details, ...(moved && { remindedAt: null }) }, $inc: { sequence: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!meeting) throw new ServiceError(meetingsErrors.SCHEDULED_MEETING_OVER);
  const former = before.invited.filter((address) => !meeting.invited.includes(address));
  const stay = meeting.invited.filter((address) => before.invited.includes(address));
  const come = meeting.invited.filter((address) => !before.invited.includes(address));
  const off = { ...before, sequence: meeting.sequence };
  const failures = [
    await mailCalendarEntry(deps, meeting, stay, 'changed', account.locale),
    await invite(deps, meeting, come, account),
    await mailCalendarEntry(deps, off, former, 'cancelled', account.locale),
  ];
  await refresh(deps, meeting, [...meeting.invited, ...former]);
  return { ...present(meeting, account), mailFailure: failures.find((failure) => failure !== null) ?? null };
});

export const cancelScheduledMeeting = defineOperation(
  cancelScheduledMeetingCall,
  async ({ scheduledMeetingId }, { deps, account, now }) => {
    await findPlanned(deps, scheduledMeetingId, account);
    const meeting = await deps.scheduledMeetings
      .findOneAndUpdate(
        { _id: scheduledMeetingId, cancelledAt: null },
        { $set: { cancelledAt: now() }, $inc: { sequence: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!meeting) throw new ServiceError(meetingsErrors.SCHEDULED_MEETING_OVER);
    const mailFailure = await mailCalendarEntry(deps, meeting, meeting.invited, 'cancelled', account.locale);
    await refresh(deps, meeting, meeting.invited);
    return { mailFailure };
  },
);

export const getScheduledMeetings = defineOperation(getScheduledMeetingsCall, async (_input, { deps, account }) => {
  const meetings = await listScheduledOf(deps, account, deps.now());
  return { meetings: meetings.map((meeting) => present(meeting, account)) };
});

async function findPlanned({ scheduledMeetings, now }: Deps, id: string, owner: AccountCaller) {
  const meeting = await scheduledMeetings.findOne({ _id: id, ownerId: owner.accountId }).lean();
  if (!meeting || meeting.cancelledAt !== null || endsAt(meeting) < now()) {
    throw new ServiceError(meetingsErrors.SCHEDULED_MEETING_OVER);
  }
  return meeting;
}

function refusePast({ now }: Deps, { startsAt }: { startsAt: number }): void {
  if (startsAt <= now()) throw new ServiceError(meetingsErrors.SCHEDULED_IN_PAST);
}

type Details = Pick<
  ScheduledMeetingRecord,
  'subject' | 'description' | 'startsAt' | 'durationInMinutes' | 'timeZone' | 'invited'
>;

function detailsOf(input: Omit<Details, 'description'> & { description?: string }, owner: AccountCaller): Details {
  const own = owner.email.toLowerCase();
  const invited = new Set(input.invited.map((address) => address.toLowerCase()));
  invited.delete(own);
  return {
    subject: input.subject.trim(),
    description: input.description?.trim() ?? '',
    startsAt: input.startsAt,
    durationInMinutes: input.durationInMinutes,
    timeZone: input.timeZone,
    invited: [...invited],
  };
}

/** The calendar entry is the mail about it; bells ring after the answer, which is mailCalendarEntry's. */
async function invite(
  deps: Deps,
  meeting: ScheduledMeetingRecord,
  addresses: readonly string[],
  inviter: AccountCaller,
): Promise<string | null> {
  if (addresses.length === 0) return null;
  const mailFailure = await mailCalendarEntry(deps, meeting, addresses, 'created', inviter.locale);
  deps.background.run(() =>
    tell(deps, {
      recipients: [...addresses],
      notificationType: NOTIFICATION_TYPES.joinInvite,
      from: { fullName: inviter.fullName, email: inviter.email },
      message: { meetingRoom: meeting.roomId, meetingSubject: meeting.subject, meetingStart: meeting.startsAt },
    }),
  );
  await countUse(
    deps,
    inviter,
    addresses.map((email) => ({ email })),
  );
  return mailFailure;
}

/** Has the owner's tabs ask again, and after the answer those of everyone invited who has an account. */
async function refresh(
  { callAsService, publish, background }: Deps,
  { _id: scheduledMeetingId, ownerId }: ScheduledMeetingRecord,
  addresses: readonly string[],
): Promise<void> {
  const refreshTabsOf = (accountId: string) =>
    publish(userChannel(accountId), scheduledMeetingsChanged, { scheduledMeetingId });
  await refreshTabsOf(ownerId);
  background.run(async () => {
    const { accounts } = await callAsService(findAccountsByEmail, { emails: [...addresses] });
    for (const { accountId } of accounts) await refreshTabsOf(accountId);
  });
}

const present = (meeting: ScheduledMeetingRecord, { accountId }: AccountCaller) => ({
  scheduledMeetingId: meeting._id,
  roomId: meeting.roomId,
  subject: meeting.subject,
  description: meeting.description,
  startsAt: meeting.startsAt,
  durationInMinutes: meeting.durationInMinutes,
  timeZone: meeting.timeZone,
  invited: meeting.invited,
  isOwner: meeting.ownerId === accountId,
  ownerName: meeting.ownerName,
});
