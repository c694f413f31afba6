import { commonErrors, ServiceError, type AccountCaller } from '@meet/contracts';
import {
  createGroupWithInvitedContacts as createGroupWithInvitedContactsCall,
  meetingsErrors,
  startMeetingWithContacts as startMeetingWithContactsCall,
} from '@meet/meetings-contract';
import { createGroupOf } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { callPeople } from '../invitations/callPeople.ts';
import { sayMailFailure } from '../invitations/sayMailFailure.ts';
import { ensureLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findInvited } from '../people/findInvited.ts';
import type { Invited } from '../people/findPeople.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const startMeetingWithContacts = defineOperation(
  startMeetingWithContactsCall,
  async (input, { deps, account }) => {
    const found = await findRoom(deps, input.roomId);
    const access = await accessToRoom(deps, found, account);
    if (!access.isHost) throw new ServiceError(meetingsErrors.MEETING_START_REFUSED);
    const invited = await findInvited(deps, account, input.invitedParticipants);
    if (invited.length === 0) refuseNobody();
    const groupId = input.groupName ? await makeGroup(deps, account, input.groupName, invited) : null;
    const room = await changeRoom(deps, found, { password: input.password });
    const meeting = await ensureLiveMeeting(deps, room, input);
    // The meeting runs, whoever could not be mailed.
    const mailFailure = await callPeople(deps, account, invited, { roomId: room._id, subject: meeting.subject }).then(
      () => null,
      (error: unknown) => sayMailFailure(deps, account.locale, error),
    );
    return { meetingId: room._id, roomId: room._id, isOwner: access.isOwner, groupId, mailFailure };
  },
);

export const createGroupWithInvitedContacts = defineOperation(
  createGroupWithInvitedContactsCall,
  async ({ groupName, invitedParticipants }, { deps, account }) => {
    if (!groupName) {
      throw new ServiceError(commonErrors.VALIDATION_FAILED, {
        fields: [{ path: 'groupName', key: 'meetings.groupNameRequired' }],
      });
    }
    const invited = await findInvited(deps, account, invitedParticipants);
    if (invited.length === 0) refuseNobody();
    return { groupId: await makeGroup(deps, account, groupName, invited) };
  },
);

async function makeGroup(
  { callAsService }: Deps,
  owner: AccountCaller,
  groupName: string,
  people: readonly Invited[],
): Promise<string> {
  try {
    const { group } = await callAsService(createGroupOf, {
      accountId: owner.accountId,
      groupName,
      people: people.map(({ email, fullName }) => ({ email, fullName })),
    });
    return group.groupId;
  } catch (error) {
    if (error instanceof ServiceError && !error.entry.reportable) throw error;
    throw new ServiceError(meetingsErrors.GROUP_NOT_CREATED, { cause: error });
  }
}

function refuseNobody(): never {
  throw new ServiceError(commonErrors.VALIDATION_FAILED, {
    fields: [{ path: 'invitedParticipants', key: 'meetings.participantRequired' }],
  });
}
