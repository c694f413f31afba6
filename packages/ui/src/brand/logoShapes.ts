/**
 * Shapes of the logo in a box of 32 by 32: two people who lean towards each other, and whose overlap is the meeting.
 */
export const LOGO_SHAPES = [
  ['rect', { width: '32', height: '32', rx: '9', fill: '#5546d6' }],
  ['circle', { cx: '12.6', cy: '16', r: '6.6', fill: '#fff', fillOpacity: '0.92' }],
  ['circle', { cx: '19.4', cy: '16', r: '6.6', fill: '#f2b38c', fillOpacity: '0.96' }],
  ['path', { d: 'M16 10.35a6.6 6.6 0 0 1 0 11.3 6.6 6.6 0 0 1 0-11.3Z', fill: '#2b2468' }],
] as const;
