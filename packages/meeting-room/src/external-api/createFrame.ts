import type { FrameOptions } from '../protocol/frame.ts';

const ALLOW = [
  'camera',
  'microphone',
  'display-capture',
  'autoplay',
  'fullscreen',
  'speaker-selection',
  'screen-wake-lock',
];

let frameCount = 0;

export interface FrameDescription {
  base: string;
  roomName: string;
  options: FrameOptions;
  width: string | number;
  height: string | number;
}

/** Creates the room's frame, with its options in the fragment, and does not insert it into the document. */
export function createFrame({ base, roomName, options, width, height }: FrameDescription): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const id = `jitsiConferenceFrame${frameCount++}`;
  frame.id = id;
  frame.name = id;
  frame.title = options.config.subject ? String(options.config.subject) : roomName;
  frame.allow = ALLOW.join('; ');
  frame.style.border = '0';
  frame.style.width = toCssSize(width);
  frame.style.height = toCssSize(height);
  frame.src = `${base}${encodeURIComponent(roomName)}#${encodeURIComponent(JSON.stringify(options))}`;
  return frame;
}

/** Converts numbers to pixels; keywords and percentages stay as they are. */
export function toCssSize(size: string | number): string {
  return typeof size === 'number' || /^\d+(\.\d+)?$/.test(size) ? `${size}px` : size;
}
