import { ROOM_ID_PATTERN } from '@meet/contracts';

/** A join link anywhere in a text: in brackets, before a full stop, or as the target of another link. */
const LINK = /[^\s/<>"']\/(?:m\/)?[sj]\/(\d{9,10})(?!\w)/i;
/** An id in digits or groups of them, perhaps with a label such as `ID:` before it and signs around it. */
const LABELLED_ID = /^(?:[^\d@/]*(?:[:#]|\bID)\s*)?[^\p{L}\d@/]*(\d(?:[\s-]*\d){8,9})[^\p{L}\d@/]*$/iu;
const INVISIBLE = /\p{Cf}/gu;

/** Returns the room id that a typed or pasted text holds, as a link or in digits; any other text as it is, trimmed. */
export function readRoomInput(typed: string): string {
  const text = typed.replace(INVISIBLE, '').trim();
  const found = (LINK.exec(decoded(text)) ?? LABELLED_ID.exec(text))?.[1]?.replace(/[\s-]/g, '');
  return found !== undefined && ROOM_ID_PATTERN.test(found) ? found : text;
}

/** Mail filters wrap a link into one of their own, encoded once or twice. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}
