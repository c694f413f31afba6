import { beforeEach, expect, it, jest } from '@jest/globals';
import { FakeTrack } from '../media/testing/FakeTrack.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import { Notices } from './Notices.ts';
import { loadBackground } from './loadBackground.ts';

let media: LocalMedia;
let notices: Notices;
beforeEach(() => {
  media = {} as LocalMedia;
  notices = new Notices();
});

it('loads the part when the person opens it, once', async () => {
  const open = jest.fn();
  const importCreate = jest.fn(async () => () => ({ open }));
  const openBackground = loadBackground({ media, notices, chosen: undefined }, importCreate);
  expect(media.filter).toBeUndefined();
  expect(importCreate).not.toHaveBeenCalled();
  await Promise.all([openBackground(), openBackground()]);
  expect(importCreate).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(2);
});

it('says that the part can’t be loaded, and tries again next time', async () => {
  const importCreate = jest.fn(async () => Promise.reject(new Error('away')));
  const openBackground = loadBackground({ media, notices, chosen: undefined }, importCreate);
  await openBackground();
  expect(notices.element.textContent).toContain('couldn’t be loaded');
  await openBackground();
  expect(importCreate).toHaveBeenCalledTimes(2);
});

it('gives the camera’s picture to nobody before the part is loaded, if a background was chosen', async () => {
  const camera = new FakeTrack('video') as never;
  const drawn = new FakeTrack('video') as never;
  const { promise, resolve } = Promise.withResolvers<void>();
  loadBackground({ media, notices, chosen: 'blur' }, async () => {
    await promise;
    return (parts) => {
      parts.media.filter = { apply: async () => drawn, release: () => undefined };
      return { open: () => undefined };
    };
  });
  const applied = media.filter!.apply(camera);
  resolve();
  expect(await applied).toBe(drawn);
});

it('ends a camera that is turned off before the part is loaded', async () => {
  const camera = new FakeTrack('video');
  const { promise, reject } = Promise.withResolvers<never>();
  loadBackground({ media, notices, chosen: 'blur' }, () => promise);
  const applied = media.filter!.apply(camera as never);
  media.filter!.release();
  expect(camera.isStopped).toBe(true);
  reject(new Error('away'));
  await expect(applied).rejects.toThrow('away');
});
