import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createScope, type Scope } from '@meet/remote-kit';
import { waitFor } from '@testing-library/react';
import { createFakeMedia, FakeMediaStream, type FakeDevices } from '../testing/fakeMedia.ts';
import { createDevicePreview, readDeviceChoice } from './createDevicePreview.ts';

const DEVICES = [
  { kind: 'audioinput', label: 'Desk microphone' },
  { kind: 'videoinput', label: 'Desk camera' },
  { kind: 'videoinput', label: 'Other camera' },
] as const;

let scope: Scope;
beforeEach(() => {
  localStorage.clear();
  scope = createScope();
  Object.assign(globalThis, { MediaStream: FakeMediaStream });
});
afterEach(() => scope.end());

async function begin(fake: FakeDevices = {}) {
  const { media, ...rest } = createFakeMedia({ devices: DEVICES, ...fake });
  const preview = createDevicePreview(scope, media);
  await waitFor(() => expect(preview.busy$.value).toBe(false));
  return { preview, ...rest };
}

describe('the device preview before a meeting', () => {
  it('shows camera and microphone, and lists the cameras', async () => {
    const { preview } = await begin();
    expect(preview.stream$.value?.getTracks().map(({ kind }) => kind)).toEqual(['video', 'audio']);
    expect(preview.cameras$.value.map(({ label }) => label)).toEqual(['Desk camera', 'Other camera']);
    expect([preview.cameraTrouble$.value, preview.microphoneTrouble$.value]).toEqual([undefined, undefined]);
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'inUse'],
    ['AbortError', 'inUse'],
  ] as const)(
    'reports for %s that the camera is %s, keeps the microphone, and retries on request',
    async (error, trouble) => {
      const { preview, errors } = await begin({ errors: { video: error } });
      expect(preview.cameraTrouble$.value).toBe(trouble);
      expect(preview.stream$.value?.getTracks().map(({ kind }) => kind)).toEqual(['audio']);
      delete errors.video;
      preview.retry();
      await waitFor(() => expect(preview.cameraTrouble$.value).toBeUndefined());
      await waitFor(() => expect(preview.stream$.value?.getVideoTracks()).toHaveLength(1));
    },
  );

  it('reports a refused microphone, and shows the camera meanwhile', async () => {
    const { preview } = await begin({ errors: { audio: 'NotAllowedError' } });
    expect(preview.microphoneTrouble$.value).toBe('refused');
    expect(preview.stream$.value?.getTracks().map(({ kind }) => kind)).toEqual(['video']);
  });

  it('reports that a browser without media devices is unsupported', async () => {
    const preview = createDevicePreview(scope, undefined);
    await waitFor(() => expect(preview.cameraTrouble$.value).toBe('unsupported'));
    expect(preview.microphoneTrouble$.value).toBe('unsupported');
  });

  it('remembers the chosen devices by label', async () => {
    const { preview } = await begin();
    preview.toggleCamera();
    expect(readDeviceChoice()).toMatchObject({ camera: 'Desk camera', cameraOn: false, microphoneOn: true });
    await waitFor(() => expect(preview.stream$.value?.getVideoTracks()).toEqual([]));
  });

  it('keeps a camera off that is switched off while it starts, and releases it', async () => {
    const { media, stopped } = createFakeMedia({ devices: DEVICES });
    const preview = createDevicePreview(scope, media);
    preview.toggleCamera();
    await waitFor(() => expect(preview.busy$.value).toBe(false));
    expect(stopped).toEqual(['video']);
    expect(preview.stream$.value?.getTracks().map(({ kind }) => kind)).toEqual(['audio']);
  });

  describe.each([
    ['camera', 'Desk camera', 'Other camera'],
    ['microphone', 'Desk microphone', 'Other microphone'],
  ] as const)('with a %s that is unplugged', (name, desk, other) => {
    const kind = name === 'camera' ? 'video' : 'audio';
    const beginWith = async (...labels: string[]) => {
      const devices = labels.map((label) => ({ kind: `${kind}input` as const, label }));
      const begun = await begin({ devices, errors: { [kind === 'video' ? 'audio' : 'video']: 'NotFoundError' } });
      const trouble$ = name === 'camera' ? begun.preview.cameraTrouble$ : begun.preview.microphoneTrouble$;
      const shown = () => begun.preview.stream$.value?.getTracks().map(({ label }) => label) ?? [];
      return { ...begun, trouble$, shown };
    };

    it('uses another one meanwhile, and the first again when it returns', async () => {
      const { shown, trouble$, unplug, plug } = await beginWith(desk, other);
      unplug(desk);
      await waitFor(() => expect(shown()).toEqual([other]));
      plug(desk);
      await waitFor(() => expect(shown()).toEqual([desk]));
      expect(trouble$.value).toBeUndefined();
    });

    it('reports that there is none only if none is left, and uses the next one that appears', async () => {
      const { shown, trouble$, unplug, plug } = await beginWith(desk);
      unplug(desk);
      await waitFor(() => expect(trouble$.value).toBe('missing'));
      expect(shown()).toEqual([]);
      plug(desk);
      await waitFor(() => expect(shown()).toEqual([desk]));
      expect(trouble$.value).toBeUndefined();
    });

    it('keeps another one that was chosen since', async () => {
      const { preview, shown, unplug, plug } = await beginWith(desk, other, `Third ${name}`);
      unplug(desk);
      await waitFor(() => expect(shown()).toEqual([other]));
      (name === 'camera' ? preview.chooseCamera : preview.chooseMicrophone)('id-2');
      await waitFor(() => expect(shown()).toEqual([`Third ${name}`]));
      plug(desk);
      const listed$ = name === 'camera' ? preview.cameras$ : preview.microphones$;
      await waitFor(() => expect(listed$.value).toHaveLength(3));
      expect(shown()).toEqual([`Third ${name}`]);
    });

    it('does not request it again if the browser revoked it', async () => {
      const { shown, trouble$, wishes, forbid } = await beginWith(desk, other);
      const requested = wishes.length;
      forbid(desk);
      await waitFor(() => expect(trouble$.value).toBe('refused'));
      expect([shown(), wishes.length]).toEqual([[], requested]);
    });
  });

  it('releases every device when the page closes, even one that was granted late', async () => {
    const { stopped, listeners } = await begin();
    scope.end();
    expect([...stopped].sort()).toEqual(['audio', 'video']);
    expect(listeners.size).toBe(0);
    scope = createScope();
    const late = createFakeMedia({ devices: DEVICES });
    createDevicePreview(scope, late.media);
    scope.end();
    await waitFor(() => expect(late.stopped).toContain('audio'));
  });
});
