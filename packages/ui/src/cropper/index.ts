export { AvatarCropper, type AvatarCropperProps } from './AvatarCropper.tsx';
export { cropToPng, type CropArea } from './cropToPng.ts';
