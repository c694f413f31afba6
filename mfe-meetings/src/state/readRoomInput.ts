import { isEmail, ROOM_ID_PATTERN } from '@meet/contracts';
import { parseAddresses } from '@meet/contracts/addresses';

const LINK = /[^/\s]\/(?:[mM]\/)?[sSjJ]\/(\d{9,10})(?!-?[\p{L}\d])/u;
/** Matches digits on one line, perhaps in groups. */
const DIGITS = /\d(?:(?:[^\S\r\n]|\p{Pd})*\d)*/gu;
const BETWEEN_DIGITS = /[\s\p{Pd}]/gu;
/** Matches the end of a label before an id. */
const LABEL_END = /[:#]$|\bID$/i;
const LABEL_LOOKBACK = 8;
const GOES_ON = /^[\p{L}_@/]/u;
/** Maximum number of decodings: mail filters wrap a link in one of theirs, some of them twice. */
const MAX_DECODINGS = 3;

/**
 * Returns the room id or address in a typed or pasted text. It finds a join link with anything around it, also inside a
 * mail filter's link. It also finds digits in groups, `ID: 123 456 789` and `Name <address>`. Returns any other text
 * without the space around it, and a blank text unchanged.
 */
export function readRoomInput(written: string): string {
  const text = written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return written;
  if (ROOM_ID_PATTERN.test(text)) return text;
  return findLinkedId(text) ?? findWrittenId(text) ?? findAddress(text) ?? text;
}

function findLinkedId(text: string): string | undefined {
  let link = text;
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings += 1) {
    const id = LINK.exec(link)?.[1];
    if (id) return id;
    const decoded = decode(link);
    if (decoded === link) return undefined;
    link = decoded;
  }
  return undefined;
}

/** Decodes each run of escapes separately, so that a percent sign elsewhere in the text does no harm. */
const decode = (link: string) =>
  link.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });

/** Returns the only id in a text that contains no words, or in which a label marks the number as an id. */
function findWrittenId(text: string): string | undefined {
  const hasWords = /\p{L}/u.test(text);
  const ids = new Set<string>();
  for (const { 0: digits, index } of text.matchAll(DIGITS)) {
    const before = text.slice(Math.max(0, index - LABEL_LOOKBACK), index).trimEnd();
    const isNamed =
      LABEL_END.test(before) && !GOES_ON.test(text.slice(index + digits.length, index + digits.length + 2));
    if (isNamed || !(hasWords || /[@/+]$/.test(before))) ids.add(digits.replace(BETWEEN_DIGITS, ''));
  }
  const [only, ...others] = [...ids].filter((id) => ROOM_ID_PATTERN.test(id));
  return others.length === 0 ? only : undefined;
}

function findAddress(text: string): string | undefined {
  const [only, ...others] = parseAddresses(text);
  return only && others.length === 0 && isEmail(only.email) ? only.email : undefined;
}
