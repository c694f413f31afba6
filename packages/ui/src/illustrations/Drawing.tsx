import { art } from '@meet/ui';
import type { ReactNode } from 'react';

/** Common base of all drawings: a background shape, one line width, round line ends. It is only decoration. */
export const Drawing = ({ children, turn = 0 }: { children: ReactNode; turn?: number }) => (
  <svg viewBox="0 0 240 180" width="100%" style={{ display: 'block' }} aria-hidden>
    <path
      transform={`rotate(${turn} 120 90)`}
      d="M42 92C40 52 74 22 118 24c38 2 44 20 68 34 22 13 24 52 2 74-20 20-46 26-82 24-38-2-62-24-64-64Z"
      fill={art.wash}
    />
    <g stroke={art.ink} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
      {children}
    </g>
  </svg>
);

interface PersonProps {
  x: number;
  y: number;
  /** Width of the shoulders. */
  size?: number;
  color?: string;
  hair?: 'bun' | 'short' | 'long' | 'none';
}

/** Draws head and shoulders, standing on (x, y). */
export function Person({ x, y, size = 56, color = art.accent, hair = 'short' }: PersonProps) {
  const scale = size / 56;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={2.5 / scale}>
      {hair === 'long' && <path d="M-15-48c-4 14-4 24-2 32h34c2-8 2-18-2-32Z" fill={art.hair} />}
      {hair === 'bun' && <circle cx="7" cy="-66" r="6" fill={art.hair} />}
      <path d="M-28 0c0-18 11-28 28-28S28-18 28 0Z" fill={color} />
      <circle cx="0" cy="-43" r="15" fill={art.face} />
      {hair !== 'none' && <path d="M-15-44c0-11 7-16 15-16s15 5 15 16c-6 0-10-3-13-8-3 5-9 8-17 8Z" fill={art.hair} />}
    </g>
  );
}

interface BubbleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  /** Lower corner that has the tail. */
  tail?: 'left' | 'right';
  /** Dashed outline, for something that does not exist yet. */
  faint?: boolean;
}

export function Bubble({ x, y, width, height, fill = art.paper, tail = 'left', faint }: BubbleProps) {
  const right = width - 14;
  const bottom = height;
  const path =
    tail === 'left'
      ? `M14 0H${right}a14 14 0 0 1 14 14V${bottom - 14}a14 14 0 0 1-14 14H34L20 ${bottom + 12}V${bottom}h-6a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0Z`
      : `M14 0H${right}a14 14 0 0 1 14 14V${bottom - 14}a14 14 0 0 1-14 14h-6v12L${right - 20} ${bottom}H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0Z`;
  return <path transform={`translate(${x} ${y})`} d={path} fill={fill} strokeDasharray={faint ? '5 6' : undefined} />;
}

/** Draws a few sparks around good news. */
export const Sparks = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke={art.accent}>
    <path d="M0-14V-6M12-8 6-3M-12-8-6-3" />
  </g>
);
