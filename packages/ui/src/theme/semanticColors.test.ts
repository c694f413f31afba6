import { describe, expect, it } from '@jest/globals';
import { contrastRatio } from './contrastRatio.ts';
import { semanticColors, type SemanticColor } from './semanticColors.ts';

const TEXT_MIN = 4.5;
const CONTROL_MIN = 3;

const surfaces: SemanticColor[] = ['bg', 'bg.surface', 'bg.raised', 'bg.subtle', 'bg.hover'];
const text: SemanticColor[] = [
  'fg',
  'fg.muted',
  'fg.subtle',
  'accent.fg',
  'danger.fg',
  'success.fg',
  'warning.fg',
  'info.fg',
];
const controls: SemanticColor[] = [
  'border.control',
  'accent.solid',
  'accent.ring',
  'presence.online',
  'presence.away',
  'presence.busy',
  'presence.offline',
];
const filled: [SemanticColor, SemanticColor][] = [
  ['accent.contrast', 'accent.solid'],
  ['accent.contrast', 'accent.hover'],
  ['accent.contrast', 'danger.solid'],
  ['accent.contrast', 'danger.hover'],
  ['accent.contrast', 'success.solid'],
  ['accent.contrast', 'warning.solid'],
  ['accent.contrast', 'info.solid'],
  ['accent.fg', 'accent.subtle'],
  ['accent.fg', 'accent.muted'],
  ['fg', 'accent.muted'],
  ['fg', 'bg.muted'],
  ['fg.muted', 'bg.muted'],
  ['fg', 'accent.subtle'],
  ['fg.muted', 'accent.subtle'],
  ['fg.inverted', 'bg.inverted'],
  ['success.fg', 'success.subtle'],
  ['warning.fg', 'warning.subtle'],
  ['danger.fg', 'danger.subtle'],
  ['info.fg', 'info.subtle'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s mode', (_, side) => {
  const ratio = (front: SemanticColor, back: SemanticColor) =>
    contrastRatio(semanticColors[front][side], semanticColors[back][side]);

  it.each(text.flatMap((front) => surfaces.map((back) => [front, back] as const)))(
    '%s is readable as text on %s',
    (front, back) => {
      expect(ratio(front, back)).toBeGreaterThanOrEqual(TEXT_MIN);
    },
  );

  it.each(filled)('%s is readable on the fill %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(TEXT_MIN);
  });

  it.each(controls.flatMap((front) => surfaces.map((back) => [front, back] as const)))(
    '%s stands out on %s',
    (front, back) => {
      expect(ratio(front, back)).toBeGreaterThanOrEqual(CONTROL_MIN);
    },
  );
});
