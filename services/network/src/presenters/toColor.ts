/** Background colours for white initials: each has a contrast of at least 4.5:1 with white. */
const COLORS = [
  '#b4233c',
  '#b3441e',
  '#8f5a0a',
  '#5f6b0d',
  '#2c7434',
  '#0b7560',
  '#0a6f87',
  '#1f66b0',
  '#4453c4',
  '#6a45bd',
  '#8c3aa6',
  '#a82e79',
] as const;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns the colour of an e-mail address, always the same one. */
export function toColor(email: string): string {
  let hash = FNV_OFFSET;
  for (let i = 0; i < email.length; i++) hash = Math.imul(hash ^ email.charCodeAt(i), FNV_PRIME);
  return COLORS[(hash >>> 0) % COLORS.length]!;
}
