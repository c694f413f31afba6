/**
 * Lower-case letters and digits, without those that look or sound like others, since people read such passwords aloud.
 */
const CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Bytes from this value on are skipped, since they would make some characters more likely than others. */
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

/**
 * Returns whether a room's password can be guessed by trying: fewer than 8 characters, or fewer than 12 if all are
 * digits. False for an empty password.
 */
export function isGuessable(password: string): boolean {
  const { length } = [...password.trim()];
  return length > 0 && length < (/^\d+$/.test(password.trim()) ? DIGITS_MIN : LENGTH_MIN);
}
