import { palette } from './palette.ts';

const { white, sand, violet } = palette;

/** All colours that screens may use, as [light, dark] pairs. The test semanticColors.test.ts checks their contrast. */
export const semanticColors = {
  bg: [sand[50], sand[950]],
  'bg.surface': [white, sand[925]],
  'bg.raised': [white, '#25211e'],
  'bg.subtle': [sand[100], '#221f1c'],
  'bg.muted': [sand[200], '#322d29'],
  'bg.hover': ['#f0ece6', '#2a2622'],
  'bg.inverted': [sand[900], sand[100]],
  'bg.scrim': ['rgba(34, 31, 28, 0.44)', 'rgba(5, 4, 4, 0.64)'],

  fg: [sand[900], '#f4f1ec'],
  'fg.muted': [sand[600], '#b9b1a6'],
  'fg.subtle': ['#716a61', '#9c9489'],
  'fg.inverted': [sand[25], sand[900]],

  border: [sand[200], '#38332e'],
  'border.strong': [sand[300], '#4a443e'],
  'border.control': ['#8d847a', '#7d756b'],

  'accent.solid': [violet[600], '#6a5ee8'],
  'accent.hover': [violet[700], '#5c4fdb'],
  'accent.contrast': [white, white],
  'accent.fg': [violet[600], violet[300]],
  'accent.subtle': [violet[50], '#262145'],
  'accent.muted': [violet[100], '#332b62'],
  'accent.ring': [violet[500], violet[400]],

  'success.solid': ['#217a4b', '#217a4b'],
  'success.fg': ['#1b6b40', '#6fd39c'],
  'success.subtle': ['#e9f6ee', '#16291f'],
  'warning.solid': ['#8f5e00', '#8f5e00'],
  'warning.fg': ['#7d5200', '#eabf68'],
  'warning.subtle': ['#fdf3dd', '#2e2413'],
  'danger.solid': ['#bf2f3a', '#c43a44'],
  'danger.hover': ['#a32530', '#b7323d'],
  'danger.fg': ['#b22732', '#ff9b9b'],
  'danger.subtle': ['#fdeeed', '#351b1b'],
  'info.solid': ['#2166a5', '#2166a5'],
  'info.fg': ['#1c5a93', '#8cc3f5'],
  'info.subtle': ['#eaf3fb', '#16242f'],

  'presence.online': ['#26884f', '#4fc283'],
  'presence.away': ['#a86f00', '#e2ab3f'],
  'presence.busy': ['#cb3640', '#f27178'],
  'presence.offline': ['#857c72', '#8f877c'],

  'art.ink': [sand[700], '#d9d2c8'],
  'art.paper': [white, '#2b2723'],
  'art.face': [white, '#e6ddd1'],
  'art.hair': [sand[700], '#16130f'],
  'art.wash': ['#ece9fb', '#2a2647'],
  'art.accent': [violet[500], violet[400]],
  'art.warm': ['#f2b38c', '#d99a74'],
  'art.line': [sand[300], '#5a534b'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type SemanticColor = keyof typeof semanticColors;
