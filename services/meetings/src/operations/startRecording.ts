import { ServiceError } from '@meet/contracts';
import { meetingsErrors, RECORDING_LEASE_MS, RECORDING_LIMITS, startRecording as call } from '@meet/meetings-contract';
import { createId, isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { areRecordingsOpen } from '../recordings/areRecordingsOpen.ts';
import { endRecording } from '../recordings/endRecording.ts';
import { refuseFullQuota } from '../recordings/refuseFullQuota.ts';
import { showRecording } from '../recordings/showRecording.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const startRecording = defineOperation(
  call,
  async ({ roomId, recordingId, type }, { deps, caller, account, now }) => {
    const { recordings } = deps;
    if (!areRecordingsOpen(deps)) throw new ServiceError(meetingsErrors.RECORDINGS_OFF);
    const { accountId } = account;
    const room = await findRoom(deps, roomId);
    const meeting = await deps.meetings.findOne({ roomId, live: true }, { ownerId: 1 }).lean();
    if (!meeting) throw new ServiceError(meetingsErrors.MEETING_NOT_STARTED);
    const seat = await deps.attendances.exists({ roomId, accountId, meetingId: meeting._id, present: true });
    if (!seat || !(await accessToRoom(deps, room, caller)).isHost) {
      throw new ServiceError(meetingsErrors.RECORDING_REFUSED);
    }
    await refuseFullQuota(deps, meeting.ownerId, 0);
    const sessionId = createId();
    const segment = { type, startedAt: now(), bytes: 0 };
    const lease = { accountId, sessionId, leaseUntil: now() + RECORDING_LEASE_MS };
    const resumed = await recordings.updateOne(
      {
        ...{ meetingId: meeting._id, live: true },
        $or: [{ leaseUntil: { $lte: now() } }, ...(recordingId ? [{ _id: recordingId, accountId }] : [])],
        [`segments.${RECORDING_LIMITS.segments - 1}`]: { $exists: false },
      },
      { $set: { ...lease, next: 0 }, $push: { segments: segment }, $addToSet: { recorderIds: accountId } },
    );
    if (resumed.matchedCount > 0) {
      const mine = await recordings.findOne({ meetingId: meeting._id, live: true }, { sessionId: 1 }).lean();
      if (mine?.sessionId === sessionId) return { recordingId: mine._id, sessionId };
      throw new ServiceError(meetingsErrors.RECORDING_RUNNING);
    }
    if (recordingId && !(await recordings.exists({ meetingId: meeting._id, live: true }))) {
      throw new ServiceError(meetingsErrors.RECORDING_OVER);
    }
    try {
      const record = { _id: createId(), meetingId: meeting._id, roomId, ownerId: meeting.ownerId, ...lease };
      const stage = { live: true, startedAt: now(), endedAt: null };
      await recordings.create({ ...record, ...stage, segments: [segment], recorderIds: [accountId] });
      // Nobody may be recorded without seeing it.
      await showRecording(deps, { ...record, ...stage }).catch(async (error: unknown) => {
        await endRecording(deps, record);
        throw error;
      });
      return { recordingId: record._id, sessionId };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new ServiceError(meetingsErrors.RECORDING_RUNNING);
    }
  },
);
