const LINK = /^(?:https?:\/\/)?[^/\s]+\/(?:m\/)?[sj]\/(\d{9,10})(?:[/?#].*)?$/i;
const SPACED_ID = /^[\d\s-]+$/;

/** The room id in a pasted join link, or in digits written in groups; anything else stays as it is, trimmed. */
export function readRoomInput(pasted: string): string {
  const text = pasted.trim();
  const linked = LINK.exec(text)?.[1];
  if (linked) return linked;
  return SPACED_ID.test(text) ? text.replace(/[\s-]/g, '') : text;
}
