export { loadSharp } from './loadSharp.ts';
export { openPicture, toRefusal } from './openPicture.ts';
export type { PictureFormat, PictureLimits } from './openPicture.ts';
