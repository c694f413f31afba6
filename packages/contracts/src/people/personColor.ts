import { HIDDEN, obfuscateEmail } from '../core/obfuscateEmail.ts';

/** [pale, deep] pairs, each at least 4.5:1: deep letters on pale by day, the other way round by night. */
export const PERSON_COLORS = [
  ['#e3dcff', '#43348f'],
  ['#d3e8f8', '#1b4c78'],
  ['#d2eddd', '#1a5636'],
  ['#f9e2c4', '#70430a'],
  ['#fbdad7', '#8a2a2c'],
  ['#f7d9ea', '#832c62'],
  ['#d0ecea', '#12534f'],
  ['#e9e6c9', '#575112'],
  ['#dfe3f5', '#384a80'],
  ['#f3dcc9', '#7a3d17'],
  ['#e8def3', '#5d3683'],
  ['#dce9d0', '#3c5a1c'],
] as const;

/** FNV-1a: short, well spread, the same everywhere. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}

/**
 * The [pale, deep] colours of the person with this e-mail, whatever its case; by the name of one who has none. They are taken
 * of what everybody may see of an address: the person has the same colours to who knows it and to who doesn't.
 */
export function personColor(email: string) {
  const address = email.trim().toLowerCase();
  const shown = address.includes(HIDDEN) ? address : obfuscateEmail(address);
  return PERSON_COLORS[hash(shown) % PERSON_COLORS.length] ?? PERSON_COLORS[0];
}
