import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { createScope, type Scope } from '@meet/remote-kit';
import { Subject } from 'rxjs';
import type { RecordingStatus } from './createJitsiMeeting.ts';
import { createRecorder, type RecorderDeps } from './createRecorder.ts';

const FIRST = { recordingId: 'recording', sessionId: 'first' };
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const refusal = (code: string) => new CallFailure(200, { code, message: `in words: ${code}` });
const contents = new WeakMap<Blob, string>();
const part = (content: string) => {
  const blob = new Blob([content]);
  contents.set(blob, content);
  return blob;
};

let scope: Scope;
let kept: string | undefined;
let room: ReturnType<typeof createRoom>;
let deps: jest.Mocked<Omit<RecorderDeps, 'type'>>;
let sent: [string, number, string][];
let away: boolean;

function createRoom() {
  return {
    joined$: new Subject<unknown>(),
    wanted$: new Subject<unknown>(),
    part$: new Subject<{ part: Blob }>(),
    status$: new Subject<RecordingStatus>(),
    start: jest.fn<(type: string) => void>(),
    stop: jest.fn<() => void>(),
  };
}

beforeEach(() => {
  scope = createScope();
  [kept, away, sent] = [undefined, false, []];
  room = createRoom();
  deps = {
    start: jest.fn<RecorderDeps['start']>(async () => FIRST),
    send: jest.fn<RecorderDeps['send']>(async ({ sessionId }, number, blob) => {
      if (away) throw CallFailure.fromNetwork(undefined);
      sent.push([sessionId, number, contents.get(blob)!]);
    }),
    finish: jest.fn<RecorderDeps['finish']>(async () => undefined),
    showFailure: jest.fn<RecorderDeps['showFailure']>(),
    notifyEnd: jest.fn<RecorderDeps['notifyEnd']>(),
    keep: jest.fn<RecorderDeps['keep']>((recordingId) => void (kept = recordingId)),
    kept: jest.fn<RecorderDeps['kept']>(() => kept),
    wait: jest.fn<RecorderDeps['wait']>(async () => undefined),
  };
  createRecorder(scope, room, { ...deps, type: 'video/webm' });
});
afterEach(() => scope.end());

async function begin() {
  room.wanted$.next({});
  await turns();
}
const give = async (content: string) => {
  room.part$.next({ part: part(content) });
  await turns();
};
const end = async (status: Partial<RecordingStatus> = {}) => {
  room.status$.next({ on: false, ...status });
  await turns();
};

describe('a recording', () => {
  it('starts once the server allows it, and finishes after its last part', async () => {
    await begin();
    expect(room.start.mock.calls).toEqual([['video/webm']]);
    for (const content of ['one', 'two']) await give(content);
    expect(kept).toBe('recording');
    room.part$.next({ part: part('last') });
    await end();
    expect(sent).toEqual([
      ['first', 0, 'one'],
      ['first', 1, 'two'],
      ['first', 2, 'last'],
    ]);
    expect(deps.finish.mock.calls).toEqual([[FIRST]]);
    expect(kept).toBeUndefined();
  });

  it('starts once, however often it is requested', async () => {
    room.wanted$.next({});
    await begin();
    await begin();
    expect(deps.start).toHaveBeenCalledTimes(1);
  });

  it('does not start if the server refuses, and the person sees why', async () => {
    deps.start.mockRejectedValueOnce(refusal('RECORDING_RUNNING'));
    await begin();
    expect(deps.showFailure.mock.calls).toEqual([[refusal('RECORDING_RUNNING')]]);
    expect(room.start).not.toHaveBeenCalled();
    await begin();
    expect(room.start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the server has not heard yet that the host is back', refusal('RECORDING_REFUSED')],
    ['the server is away', new CallFailure(503, {})],
  ])('continues after a reload although %s', async (_, failure) => {
    kept = 'recording';
    deps.start.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    room.joined$.next({});
    await turns();
    expect(deps.start.mock.calls).toEqual([['recording'], ['recording'], ['recording']]);
    expect(deps.wait.mock.calls).toEqual([[1_000], [2_000]]);
    expect(room.start).toHaveBeenCalledTimes(1);
    expect([deps.showFailure.mock.calls, kept]).toEqual([[], 'recording']);
  });

  it('is given up after four more attempts if it stays refused', async () => {
    deps.start.mockRejectedValue(refusal('RECORDING_REFUSED'));
    await begin();
    expect(deps.start).toHaveBeenCalledTimes(5);
    expect(deps.showFailure.mock.calls).toEqual([[refusal('RECORDING_REFUSED')]]);
    expect(room.start).not.toHaveBeenCalled();
  });

  it('is no longer requested after the person left the page', async () => {
    deps.start.mockRejectedValue(refusal('RECORDING_REFUSED'));
    deps.wait.mockImplementation(async () => scope.end());
    await begin();
    expect(deps.start).toHaveBeenCalledTimes(1);
    expect(deps.showFailure).not.toHaveBeenCalled();
  });

  it.each([
    'RECORDING_QUOTA_FULL',
    'RECORDING_DISK_FULL',
    'RECORDING_TAKEN_OVER',
    'RECORDING_TOO_LONG',
    'RECORDING_REFUSED',
  ])('stops in the room when the server ends it with %s, and the person sees why once', async (code) => {
    await begin();
    deps.send.mockRejectedValue(refusal(code));
    await give('one');
    await give('two');
    expect(deps.showFailure.mock.calls).toEqual([[refusal(code)]]);
    expect(room.stop).toHaveBeenCalledTimes(1);
    expect([deps.send.mock.calls.length, kept]).toEqual([1, undefined]);
  });

  it('sends a part until it is stored, in order and without empty parts', async () => {
    await begin();
    deps.send.mockRejectedValueOnce(CallFailure.fromNetwork(undefined));
    deps.send.mockRejectedValueOnce(new CallFailure(503, {}));
    room.part$.next({ part: part('one') });
    room.part$.next({ part: part('') });
    await give('two');
    expect(deps.wait).toHaveBeenCalledTimes(2);
    expect(sent).toEqual([
      ['first', 0, 'one'],
      ['first', 1, 'two'],
    ]);
  });

  it('stops if the server is away for minutes, and the person is notified', async () => {
    await begin();
    away = true;
    let goOn: () => void = () => undefined;
    deps.wait.mockImplementation(() => new Promise<void>((resolve) => (goOn = resolve)));
    for (let count = 0; count < 30; count++) await give('part');
    goOn();
    await turns();
    expect(deps.notifyEnd.mock.calls).toEqual([['recordingCutOff']]);
    expect(room.stop).toHaveBeenCalledTimes(1);
  });

  it('ends if the browser cannot continue, and the person is notified', async () => {
    await begin();
    await give('one');
    await end({ error: 'broken' });
    expect(deps.notifyEnd.mock.calls).toEqual([['recordingBroken']]);
    expect(deps.finish).toHaveBeenCalledTimes(1);
  });

  it('continues after a reload of the page', async () => {
    kept = 'recording';
    room.joined$.next({});
    await turns();
    expect(deps.start.mock.calls).toEqual([['recording']]);
    expect(room.start).toHaveBeenCalledTimes(1);
    // A room that lost its connection joins again, and continues to record.
    room.joined$.next({});
    await turns();
    expect(deps.start).toHaveBeenCalledTimes(1);
  });

  it('ends when the person leaves the page', async () => {
    await begin();
    await give('one');
    scope.end();
    await turns();
    expect(deps.finish.mock.calls).toEqual([[FIRST]]);
    expect(kept).toBeUndefined();
  });
});
