import { CallFailure } from '@meet/contracts/client';
import { uploadRecordingPart, type MeetingSession } from '@meet/meetings-contract';
import { finishRecording, startRecording } from '@meet/meetings-contract/operations';
import type { HostApi, Scope } from '@meet/remote-kit';
import { createRoomRecorder, type IFrameApi } from './createJitsiMeeting.ts';
import { createRecorder, type RecordingSession } from './createRecorder.ts';
import { findRecordingType } from './findRecordingType.ts';

const UPLOAD_MS = 30_000;

/** Lets the person record the meeting, if they may and their browser can. */
export function recordMeeting(scope: Scope, host: HostApi, room: IFrameApi, session: MeetingSession): void {
  const type = session.mayRecord ? findRecordingType() : undefined;
  if (!type) return;
  const { api, i18n } = host;
  const { roomId } = session;
  const key = `recording-${roomId}`;
  const tell = (message: string) => host.toast({ type: 'error', message });
  createRecorder(scope, createRoomRecorder(room), {
    start: (recordingId) => api.execute(startRecording, { roomId, type, ...(recordingId && { recordingId }) }),
    send: (recorder, number, part) => sendPart(api.headers(), recorder, number, part),
    finish: (recorder) => api.execute(finishRecording, recorder),
    type,
    tell: (failure) => tell(i18n.errorText(failure)),
    tellEnd: (why) => tell(i18n.t(`room.${why}`)),
    keep: (recordingId) => (recordingId ? sessionStorage.setItem(key, recordingId) : sessionStorage.removeItem(key)),
    kept: () => sessionStorage.getItem(key) ?? undefined,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

async function sendPart(
  headers: Record<string, string>,
  { recordingId, sessionId }: RecordingSession,
  number: number,
  part: Blob,
): Promise<void> {
  const query = new URLSearchParams({ recordingId, sessionId, number: String(number) }).toString();
  const response = await fetch(`/api/${uploadRecordingPart.path}?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: part,
    signal: AbortSignal.timeout(UPLOAD_MS),
  }).catch((error: unknown) => {
    throw CallFailure.fromNetwork(error);
  });
  const answer = (await response.json().catch(() => undefined)) as { success?: boolean } | undefined;
  if (!answer?.success) throw CallFailure.fromAnswer(response.status, answer);
}
