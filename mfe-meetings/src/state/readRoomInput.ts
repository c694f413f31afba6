import { ROOM_ID_PATTERN } from '@meet/contracts';

/** A join link anywhere in a text: in brackets, before a full stop, or as the target of another link. */
const LINK = /[^\s/<>"']\/(?:m\/)?[sj]\/(\d{9,10})(?!\w)/i;
/** Digits, perhaps in groups. */
const DIGITS = /\d(?:[\s-]*\d)*/g;
/** What may end the words before an id. */
const LABEL_END = /[:#]$|\bID$/i;
const LETTER_OR_ADDRESS = /[\p{L}@/]/u;
const INVISIBLE = /\p{Cf}/gu;

/** Returns the room id that a typed or pasted text holds, as a link or in digits; any other text as it is, trimmed. */
export function readRoomInput(typed: string): string {
  const text = typed.replace(INVISIBLE, '').trim();
  const found = LINK.exec(decoded(text))?.[1] ?? labelledId(text);
  return found !== undefined && ROOM_ID_PATTERN.test(found) ? found : text;
}

/** The one number of a text that says nothing else, but for a label such as `ID:` before it and signs around it. */
function labelledId(text: string): string | undefined {
  const [first, second] = [...text.matchAll(DIGITS)];
  if (!first || second) return undefined;
  const before = text.slice(0, first.index).trimEnd();
  const after = text.slice(first.index + first[0].length);
  if (/[@/]/.test(before) || LETTER_OR_ADDRESS.test(after)) return undefined;
  return LABEL_END.test(before) || !LETTER_OR_ADDRESS.test(before) ? first[0].replace(/[\s-]/g, '') : undefined;
}

/** Mail filters wrap a link into one of their own, encoded once or twice. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}
