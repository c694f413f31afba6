import { text } from '@meet/contracts';

/** Browsers of one person that are written to; the one switched on first gives way to the next. */
export const PUSH_DEVICES_MAX = 10;

/** Address that a push service gave a browser. Everyone who has it can write to that browser. */
export const pushEndpoint = () => text().min(1).max(2048);

/** A key or secret of so many bytes, as browsers give them out: base64url, padded or not. */
export const pushKey = (bytes: number) =>
  text()
    .required()
    .matches(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`));
