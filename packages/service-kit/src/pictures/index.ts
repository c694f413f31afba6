export { createQueue } from './createQueue.ts';
export type { Queue } from './createQueue.ts';
export { loadSharp } from './loadSharp.ts';
export { openPicture, refusalOf } from './openPicture.ts';
export type { PictureFormat, PictureLimits } from './openPicture.ts';
