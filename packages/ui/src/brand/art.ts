/** Returns a colour of the drawings, which follows light and dark mode by itself. */
const color = (name: string) => `var(--meet-colors-art-${name})`;

export const art = {
  ink: color('ink'),
  paper: color('paper'),
  face: color('face'),
  hair: color('hair'),
  wash: color('wash'),
  accent: color('accent'),
  warm: color('warm'),
  line: color('line'),
};
