import { HIDDEN, obfuscateEmail } from '../core/obfuscateEmail.ts';

/**
 * [pale, deep] pairs with a contrast of at least 4.5:1: deep letters on pale in the light theme, the reverse in the
 * dark one.
 */
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

/** FNV-1a: short, evenly distributed and the same on every platform. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}

/**
 * Returns the [pale, deep] colours of a person by e-mail, case-insensitive, or by name if there is no e-mail. They
 * depend only on the obfuscated address, so that a person has the same colours for everyone.
 */
export function personColor(email: string) {
  const address = email.trim().toLowerCase();
  const shown = address.includes(HIDDEN) ? address : obfuscateEmail(address);
  return PERSON_COLORS[hash(shown) % PERSON_COLORS.length] ?? PERSON_COLORS[0];
}
