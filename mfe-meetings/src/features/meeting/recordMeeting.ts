import { uploadRecordingPart, type MeetingSession } from '@meet/meetings-contract';
import { finishRecording, startRecording } from '@meet/meetings-contract/operations';
import type { HostApi, Scope } from '@meet/remote-kit';
import { sendBytes } from '@meet/remote-kit/files';
import { createRoomRecorder, type IFrameApi } from './createJitsiMeeting.ts';
import { createRecorder } from './createRecorder.ts';
import { findRecordingType } from './findRecordingType.ts';

const UPLOAD_MS = 30_000;

/** Lets the person record the meeting, if they may and their browser can. */
export function recordMeeting(scope: Scope, host: HostApi, room: IFrameApi, session: MeetingSession): void {
  const type = session.mayRecord ? findRecordingType() : undefined;
  if (!type) return;
  const { api, i18n } = host;
  const { roomId } = session;
  const key = `recording-${roomId}`;
  const showError = (message: string) => host.toast({ type: 'error', message });
  createRecorder(scope, createRoomRecorder(room), {
    start: (recordingId) => api.execute(startRecording, { roomId, type, ...(recordingId && { recordingId }) }),
    send: ({ recordingId, sessionId }, number, part) =>
      sendBytes(api, uploadRecordingPart, { recordingId, sessionId, number: String(number) }, part, {
        signal: AbortSignal.timeout(UPLOAD_MS),
      }),
    finish: (recorder) => api.execute(finishRecording, recorder),
    type,
    showFailure: (failure) => showError(i18n.errorText(failure)),
    notifyEnd: (why) => showError(i18n.t(`room.${why}`)),
    keep: (recordingId) => (recordingId ? sessionStorage.setItem(key, recordingId) : sessionStorage.removeItem(key)),
    kept: () => sessionStorage.getItem(key) ?? undefined,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}
