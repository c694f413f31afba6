import { art } from '../brand/art.ts';

type Hair = 'short' | 'long' | 'bun' | 'curly';

const behind: Partial<Record<Hair, React.ReactNode>> = {
  long: <path d="M-21-22c-5 18-5 32-3 42h48c2-10 2-24-3-42Z" fill={art.hair} />,
  bun: <circle cx="4" cy="-49" r="9" fill={art.hair} />,
  curly: (
    <path
      d="M-24-34c-6-8-2-20 6-21 2-9 13-13 20-7 9-4 18 2 18 11 8 4 9 15 2 20 3 9-4 17-12 16h-22c-9 1-16-9-12-19Z"
      fill={art.hair}
    />
  ),
};

const fringe = 'M-21-12c-1-20 7-30 21-30s22 10 21 30c-2-8-5-12-9-15-6 4-18 4-24 0-4 3-7 7-9 15Z';

interface TileProps {
  at: [x: number, y: number];
  size: [width: number, height: number];
  ground: string;
  body: string;
  hair: Hair;
  /** True for the person who speaks. */
  speaks?: boolean;
}

function Tile({ at: [x, y], size: [width, height], ground, body, hair, speaks }: TileProps) {
  const id = `auth-tile-${x}-${y}`;
  const scale = height / 150;
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={id}>
        <rect width={width} height={height} rx="18" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} fill={ground} />
        <g
          transform={`translate(${width / 2} ${height - 54 * scale}) scale(${scale * 1.05})`}
          stroke={art.ink}
          strokeWidth={2.5 / scale}
        >
          {behind[hair]}
          <path d="M-42 60c0-30 17-44 42-44s42 14 42 44Z" fill={body} strokeLinejoin="round" />
          <path d="M-8 6v10c0 9 16 9 16 0V6" fill={art.face} />
          <ellipse cx="0" cy="-14" rx="19" ry="24" fill={art.face} />
          {hair !== 'curly' && <path d={fringe} fill={art.hair} strokeLinejoin="round" />}
          {hair === 'curly' && (
            <path d="M-20-22c4-12 12-16 20-16s16 4 20 16c-3-20-10-26-20-26s-17 6-20 26Z" fill={art.hair} />
          )}
          <path d="M-6-3c3 4 9 4 12 0" fill="none" stroke={art.hair} strokeLinecap="round" />
        </g>
      </g>
      <rect
        width={width}
        height={height}
        rx="18"
        fill="none"
        stroke={speaks ? art.accent : art.ink}
        strokeWidth={speaks ? 5 : 2.5}
      />
      {speaks && (
        <g transform={`translate(${width - 34} 16)`}>
          <rect width="20" height="20" rx="10" fill={art.accent} />
          <path d="M6 8.5v3M10 6v8M14 8.5v3" stroke={art.paper} strokeWidth="2" strokeLinecap="round" />
        </g>
      )}
    </g>
  );
}

/** Drawing of people in their tiles, one of whom speaks. */
export const AuthArt = () => (
  <svg viewBox="0 0 480 360" width="100%" aria-hidden>
    <circle cx="404" cy="70" r="62" fill={art.warm} opacity="0.4" />
    <circle cx="66" cy="306" r="46" fill={art.accent} opacity="0.18" />
    <Tile at={[44, 44]} size={[216, 164]} ground={art.paper} body={art.accent} hair="bun" speaks />
    <Tile at={[276, 88]} size={[152, 120]} ground={art.paper} body={art.warm} hair="curly" />
    <Tile at={[92, 224]} size={[152, 112]} ground={art.paper} body={art.warm} hair="short" />
    <Tile at={[260, 224]} size={[168, 112]} ground={art.paper} body={art.accent} hair="long" />
    <g stroke={art.ink} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M330 22h58a15 15 0 0 1 15 15v10a15 15 0 0 1-15 15h-32l-18 15V62h-8a15 15 0 0 1-15-15V37a15 15 0 0 1 15-15Z"
        fill={art.paper}
      />
      <path d="M336 36h46M336 48h28" stroke={art.accent} strokeWidth="4" />
      <path d="M24 96v28M12 104v12" stroke={art.accent} strokeWidth="5" />
    </g>
  </svg>
);
