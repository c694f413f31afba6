import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RecordingRecord } from '../models/recordingModel.ts';

interface Recorder {
  readonly recordingId: string;
  readonly accountId: string;
  readonly sessionId: string;
}

/**
 * Returns the recording that this recorder makes, without its parts. Throws RECORDING_NOT_FOUND or
 * RECORDING_TAKEN_OVER.
 */
export async function findOwnRecording(
  { recordings }: Deps,
  { recordingId, accountId, sessionId }: Recorder,
): Promise<Omit<RecordingRecord, 'parts'>> {
  const recording = await recordings.findById(recordingId, { parts: 0 }).lean();
  // Only former recorders may learn that such a recording exists.
  if (!recording || recording.deletedAt !== null || !recording.recorderIds.includes(accountId)) {
    throw new ServiceError(meetingsErrors.RECORDING_NOT_FOUND);
  }
  if (recording.sessionId !== sessionId) throw new ServiceError(meetingsErrors.RECORDING_TAKEN_OVER);
  return recording;
}
