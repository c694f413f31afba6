import type { CallFailure } from '@meet/contracts/client';
import type { Scope } from '@meet/remote-kit';
import type { RoomRecorder } from './createJitsiMeeting.ts';
import { createPartQueue, isRefusal, type PartQueue } from './createPartQueue.ts';

/** One recorder of one recording, with the ids from the server. */
export interface RecordingSession {
  readonly recordingId: string;
  readonly sessionId: string;
}

export interface RecorderDeps {
  /** Begins a recording, or continues the one that the page made before it was reloaded. Throws CallFailure. */
  start(recordingId: string | undefined): Promise<RecordingSession>;
  send(session: RecordingSession, number: number, part: Blob): Promise<unknown>;
  finish(session: RecordingSession): Promise<unknown>;
  /** Media type of the file. */
  readonly type: string;
  /** Informs the person that the recording did not begin, or that the server ended it. */
  showFailure(failure: CallFailure): void;
  /** Informs the person that the server did not answer for too long, or that the browser could not continue. */
  notifyEnd(why: 'recordingCutOff' | 'recordingBroken'): void;
  /** Stores the recording's id for the lifetime of the tab; undefined deletes it. */
  keep(recordingId: string | undefined): void;
  kept(): string | undefined;
  wait(ms: number): Promise<void>;
}

/** Delays between attempts to start, in milliseconds. */
const START_RETRIES_MS = [1_000, 2_000, 4_000, 8_000];

/**
 * Returns whether a later attempt may succeed. The room reports to the server that a host is in, which may be later
 * than this request.
 */
const mayPass = (failure: CallFailure): boolean => failure.code === 'RECORDING_REFUSED' || !isRefusal(failure);

interface Current {
  readonly session: RecordingSession;
  readonly parts: PartQueue;
}

/**
 * Records a meeting for its host. The room records, and this page stores the parts. Parts that exist when the person
 * leaves the page are still sent.
 */
export function createRecorder(scope: Scope, room: RoomRecorder, deps: RecorderDeps): void {
  let current: Current | undefined;
  let isStarting = false;

  async function start(recordingId?: string): Promise<void> {
    if (current || isStarting) return;
    isStarting = true;
    try {
      const session = await startPatiently(recordingId);
      if (scope.ended) return void deps.finish(session).catch(() => undefined);
      deps.keep(session.recordingId);
      current = { session, parts: createQueue(session) };
      room.start(deps.type);
    } catch (error) {
      deps.keep(undefined);
      if (!scope.ended) deps.showFailure(error as CallFailure);
    } finally {
      isStarting = false;
    }
  }

  async function startPatiently(recordingId: string | undefined): Promise<RecordingSession> {
    for (let tries = 0; ; tries++) {
      try {
        return await deps.start(recordingId);
      } catch (error) {
        const delay = START_RETRIES_MS[tries];
        if (delay === undefined || !mayPass(error as CallFailure)) throw error;
        await deps.wait(delay);
        if (scope.ended) throw error;
      }
    }
  }

  const createQueue = (session: RecordingSession) =>
    createPartQueue({
      send: (number, part) => deps.send(session, number, part),
      onRefused(failure) {
        if (current?.session === session) deps.keep(undefined);
        if (scope.ended) return;
        if (isRefusal(failure)) deps.showFailure(failure);
        else deps.notifyEnd('recordingCutOff');
        room.stop();
      },
      wait: deps.wait,
    });

  /** Ends a recording after its last part was sent. */
  async function end({ session, parts }: Current): Promise<void> {
    await parts.whenSent();
    // The server ends a silent recording by itself.
    await deps.finish(session).catch(() => undefined);
  }

  // The person opened another page of the product, which removes the room's frame.
  scope.onEnd(() => {
    if (!current) return;
    deps.keep(undefined);
    void end(current);
  });
  scope.listen(room.wanted$, () => void start());
  scope.listen(room.joined$, () => {
    const recordingId = deps.kept();
    if (recordingId) void start(recordingId);
  });
  scope.listen(room.part$, ({ part }) => current?.parts.add(part));
  scope.listen(room.status$, ({ on, error }) => {
    if (on || !current) return;
    const ended = current;
    current = undefined;
    deps.keep(undefined);
    if (error !== undefined) deps.notifyEnd('recordingBroken');
    void end(ended);
  });
}
