import { encode } from 'uqr';

interface Props {
  readonly text: string;
  /** Description for people who can't scan it. */
  readonly label: string;
}

/** Modules of light around the code, without which cameras don't find it. */
const QUIET_ZONE = 4;
const EDGE_PX = 168;

/** A QR code, dark on light in either colour mode: many apps read no other. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={EDGE_PX}
      height={EDGE_PX}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={toPath(data)} />
    </svg>
  );
}

/** One stroke for each run of dark modules of a row. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
}
