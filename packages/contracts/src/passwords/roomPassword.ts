/** Lower case and digits without those that are read as others: people read such a password out. */
const CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Bytes from here on would make some characters likelier than others. */
const BYTES_USED = 256 - (256 % CHARACTERS.length);

const LENGTH_MIN = 8;
const DIGITS_MIN = 12;

/** Returns a fresh password of 59 random bits, such as `k7mp-9xq4-tz2w`. */
export function generateRoomPassword(): string {
  let characters = '';
  while (characters.length < GROUPS * GROUP_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < BYTES_USED) characters += CHARACTERS.charAt(byte % CHARACTERS.length);
  }
  return Array.from({ length: GROUPS }, (_, at) => characters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH)).join(
    '-',
  );
}

/** Whether patience finds a room's password: fewer than 8 characters, or than 12 if all are digits. Not so an empty one. */
export function isGuessable(password: string): boolean {
  const { length } = [...password.trim()];
  return length > 0 && length < (/^\d+$/.test(password.trim()) ? DIGITS_MIN : LENGTH_MIN);
}
