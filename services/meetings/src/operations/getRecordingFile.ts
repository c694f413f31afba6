import { ServiceError } from '@meet/contracts';
import { getRecordingFile as call, meetingsErrors } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findReadableRecording } from '../recordings/findReadableRecording.ts';
import { openRecordingBlobs } from '../recordings/openRecordingBlobs.ts';
import { readParts } from '../recordings/readParts.ts';

export const getRecordingFile = defineOperation(
  call,
  async ({ recordingId, ...input }, { deps, account: { accountId } }) => {
    const segment = Number(input.segment);
    const recording = await findReadableRecording(deps, recordingId, accountId);
    const found = recording.segments[segment];
    const parts = recording.parts.filter((part) => part.segment === segment);
    if (!found || parts.length === 0) throw new ServiceError(meetingsErrors.RECORDING_NOT_FOUND);
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    const [type] = found.type.split(';') as [string];
    const day = new Date(found.startedAt).toISOString().slice(0, 10);
    return {
      file: {
        type,
        name: `${recording.roomId} ${day} ${segment + 1}.${type.slice('video/'.length)}`,
        disposition: 'attachment' as const,
        size,
        // A running segment grows, so its size is part of the tag.
        tag: `${recordingId}-${segment}-${size}`,
        open: (range = { first: 0, last: size - 1 }) =>
          Promise.resolve(readParts(openRecordingBlobs(deps, recordingId), parts, range)),
      },
    };
  },
);
