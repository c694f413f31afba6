const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];

/** Returns the media type in which this browser can record the room; undefined if it can't. */
export const findRecordingType = (): string | undefined =>
  'MediaRecorder' in window && 'captureStream' in HTMLCanvasElement.prototype
    ? TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    : undefined;
