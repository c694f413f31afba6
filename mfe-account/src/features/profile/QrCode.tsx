import { encode } from 'uqr';

interface Props {
  readonly text: string;
  /** Description for people who can't scan the code. */
  readonly label: string;
}

/** Number of light modules around the code. Cameras don't find it without them. */
const QUIET_ZONE = 4;
const EDGE_PX = 168;

/** Draws a QR code. It is dark on light in either colour mode, because many apps read no other. */
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

/** Returns a path with one run for each sequence of dark modules in a row. */
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
