import { art } from '../brand/art.ts';

interface Figure {
  x: number;
  y: number;
  body: string;
}

const Person = ({ x, y, body }: Figure) => (
  <g transform={`translate(${x} ${y})`}>
    <circle cx="0" cy="-18" r="17" fill={art.paper} stroke={art.ink} strokeWidth="2.5" />
    <path
      d="M-32 40c0-22 13-36 32-36s32 14 32 36Z"
      fill={body}
      stroke={art.ink}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  </g>
);

const Tile = ({ x, y, width, height, body }: Figure & { width: number; height: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <clipPath id={`tile-${x}-${y}`}>
      <rect width={width} height={height} rx="16" />
    </clipPath>
    <rect width={width} height={height} rx="16" fill={art.paper} />
    <g clipPath={`url(#tile-${x}-${y})`}>
      <Person x={width / 2} y={height - 38} body={body} />
    </g>
    <rect width={width} height={height} rx="16" fill="none" stroke={art.ink} strokeWidth="2.5" />
  </g>
);

/** People in their tiles, one of them speaking. */
export const AuthArt = () => (
  <svg viewBox="0 0 480 360" width="100%" aria-hidden>
    <circle cx="372" cy="92" r="72" fill={art.warm} opacity="0.45" />
    <circle cx="96" cy="284" r="56" fill={art.accent} opacity="0.16" />
    <Tile x={70} y={64} width={196} height={152} body={art.accent} />
    <Tile x={286} y={104} width={132} height={112} body={art.warm} />
    <Tile x={110} y={236} width={132} height={96} body={art.warm} />
    <Tile x={262} y={236} width={156} height={96} body={art.accent} />
    <path
      d="M338 52h52a14 14 0 0 1 14 14v8a14 14 0 0 1-14 14h-30l-16 14v-14h-6a14 14 0 0 1-14-14v-8a14 14 0 0 1 14-14Z"
      fill={art.paper}
      stroke={art.ink}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M342 70h44" stroke={art.line} strokeWidth="5" strokeLinecap="round" />
    <path d="M54 118v28M40 126v12M250 82h0" stroke={art.accent} strokeWidth="5" strokeLinecap="round" />
  </svg>
);
