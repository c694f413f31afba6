import { ServiceError } from '@meet/contracts';
import { formatBytes } from '@meet/contracts/texts';
import {
  meetingsErrors,
  RECORDING_LEASE_MS,
  RECORDING_LIMITS,
  uploadRecordingPart as call,
} from '@meet/meetings-contract';
import { isOutOfSpace } from '@meet/service-kit';
import { BlobTooLarge } from '@meet/service-kit/blobs';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { endRecording } from '../recordings/endRecording.ts';
import { findOwnRecording } from '../recordings/findOwnRecording.ts';
import { openRecordingBlobs } from '../recordings/openRecordingBlobs.ts';
import { refuseFullQuota } from '../recordings/refuseFullQuota.ts';

const HOUR_MS = 3_600_000;

export const uploadRecordingPart = defineOperation(
  call,
  async ({ recordingId, sessionId, ...input }, { deps, account, body, now }) => {
    const number = Number(input.number);
    const find = async () => {
      const recording = await findOwnRecording(deps, { recordingId, accountId: account.accountId, sessionId });
      if (!recording.live) throw new ServiceError(meetingsErrors.RECORDING_OVER);
      return recording;
    };
    /** Ends the recording, then throws the error. */
    const endBy = async (error: unknown): Promise<never> => {
      await endRecording(deps, { _id: recordingId });
      throw error;
    };
    const { next, startedAt, segments, meetingId } = await find();
    if (number < next) return { next };
    if (number > next) throw new ServiceError(meetingsErrors.RECORDING_PART_MISSING);
    if (now() - startedAt > RECORDING_LIMITS.durationMs) {
      const max = RECORDING_LIMITS.durationMs / HOUR_MS;
      return endBy(new ServiceError(meetingsErrors.RECORDING_TOO_LONG, { params: { max } }));
    }
    await refuseOutsiders(deps, meetingId, account.accountId).catch(endBy);
    const blobs = openRecordingBlobs(deps, recordingId);
    try {
      const staged = await blobs.stage(body ?? new Uint8Array(), { maxBytes: RECORDING_LIMITS.partBytes });
      try {
        const { size, digest } = staged;
        if (size === 0) return { next };
        const { bytes, ownerId } = await find();
        if (bytes + size > RECORDING_LIMITS.bytes) {
          const max = formatBytes(RECORDING_LIMITS.bytes, account.locale.replace('_', '-'));
          return await endBy(new ServiceError(meetingsErrors.RECORDING_TOO_LARGE, { params: { max } }));
        }
        await refuseFullQuota(deps, ownerId, size).catch(endBy);
        await staged.keep();
        const segment = segments.length - 1;
        await deps.recordings.updateOne(
          { _id: recordingId, live: true, sessionId, next: number },
          {
            $push: { parts: { segment, digest, size } },
            $inc: { next: 1, bytes: size, [`segments.${segment}.bytes`]: size },
            $set: { leaseUntil: now() + RECORDING_LEASE_MS },
          },
        );
      } finally {
        await staged.drop();
      }
    } catch (error) {
      if (error instanceof BlobTooLarge) throw new ServiceError(meetingsErrors.RECORDING_PART_TOO_LARGE);
      if (isOutOfSpace(error)) return endBy(new ServiceError(meetingsErrors.RECORDING_DISK_FULL));
      throw error;
    }
    // Another request may have uploaded the same part first.
    return { next: (await find()).next };
  },
);

/**
 * Throws RECORDING_OVER some time after the meeting's end, and RECORDING_REFUSED for people who left or were removed.
 */
async function refuseOutsiders({ meetings, attendances, now }: Deps, meetingId: string, accountId: string) {
  const meeting = await meetings.findById(meetingId, { roomId: 1, endedAt: 1 }).lean();
  // The last parts arrive while the room closes.
  if (!meeting || now() > (meeting.endedAt ?? Infinity) + RECORDING_LEASE_MS) {
    throw new ServiceError(meetingsErrors.RECORDING_OVER);
  }
  const stay = { roomId: meeting.roomId, accountId, meetingId };
  const isIn = await attendances.exists({
    ...{ ...stay, removed: false },
    $or: [{ present: true }, { leftAt: { $gte: now() - RECORDING_LEASE_MS } }],
  });
  if (!isIn || (await attendances.exists({ ...stay, removed: true }))) {
    throw new ServiceError(meetingsErrors.RECORDING_REFUSED);
  }
}
