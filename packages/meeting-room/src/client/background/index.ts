export { type BackgroundTextKey, getBackgroundText, STATE_TEXTS } from './backgroundTexts.ts';
export { BackgroundCamera, type BackgroundState } from './BackgroundCamera.ts';
export { BACKGROUNDS, type Background, getPictureUrl, isPicture } from './backgrounds.ts';
export { PICTURE_TYPES, type PictureProblem, keepOwnPicture, readOwnPicture } from './ownPicture.ts';
