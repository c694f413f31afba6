export { createQueue } from './createQueue.ts';
export type { Queue } from './createQueue.ts';
export { loadSharp } from './loadSharp.ts';
export { openPicture, toRefusal } from './openPicture.ts';
export type { PictureFormat, PictureLimits } from './openPicture.ts';
