import { describe, expect, it } from '@jest/globals';
import { createRemoteEvents, type RemoteEvents } from '@meet/remote-kit';
import { object, string } from 'yup';
import { buildRelease } from '../testing/buildRelease.ts';
import { createTelemetry } from '../base/createTelemetry.ts';
import { createEmit } from './createEmit.ts';

const EMITS = ['meeting.started@1', 'meeting.initialized@1'];

function createSender() {
  const events = createRemoteEvents();
  const telemetry = createTelemetry();
  const release = buildRelease('mfe-meetings', { emits: EMITS });
  const pageEvents = { 'meeting.started@1': object({ roomId: string().required() }) };
  const heard: unknown[] = [];
  for (const name of ['meeting.started@1', 'meeting.initialized@1', 'meeting.ended@1'] as const) {
    events.on(name).subscribe((payload) => heard.push(payload));
  }
  const emit = createEmit({ release, pageEvents, events, telemetry: telemetry.of(release) });
  /** Emits any event of a remote, without the compiler's checks. */
  const emitAnything = emit as (name: string, payload?: unknown) => void;
  return { emit: emit satisfies RemoteEvents['emit'], emitAnything, heard, reports: telemetry.reports };
}

describe('a page event of a remote', () => {
  it('is delivered if it matches its schema', () => {
    const { emit, heard, reports } = createSender();
    emit('meeting.started@1', { roomId: '123' });
    expect(heard).toEqual([{ roomId: '123' }]);
    expect(reports).toEqual([]);
  });

  it.each([{}, { roomId: 5 }, undefined, null, 'text'])(
    'is not delivered if it is %j, and the report names the sender and its release',
    (payload) => {
      const { emitAnything, heard, reports } = createSender();
      emitAnything('meeting.started@1', payload);
      expect(heard).toEqual([]);
      expect(reports).toEqual([
        expect.objectContaining({
          remote: 'mfe-meetings',
          version: '1.0.0',
          message: expect.stringContaining('meeting.started@1'),
        }),
      ]);
    },
  );

  it('is reported with the wrong field, but without its content', () => {
    const { emitAnything, reports } = createSender();
    emitAnything('meeting.started@1', { roomId: { secret: 'Ana' } });
    expect(reports[0]!.message).toContain('roomId');
    expect(JSON.stringify(reports[0]!.message)).not.toContain('Ana');
  });

  it('is delivered unchecked if the release has no schema for it', () => {
    const { emit, heard } = createSender();
    emit('meeting.initialized@1', { roomId: '123' });
    expect(heard).toEqual([{ roomId: '123' }]);
  });

  it('is not delivered if the manifest does not list it', () => {
    const { emitAnything, heard, reports } = createSender();
    emitAnything('meeting.ended@1', { roomId: '123', bySystem: false });
    expect(heard).toEqual([]);
    expect(reports).toHaveLength(1);
  });
});
