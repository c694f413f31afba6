import { art } from '@meet/ui';
import { Bubble, Drawing, Person, Sparks } from '@meet/ui/illustrations';

/** The row of controls under a picture: microphone, camera, screen, hang up. */
export const ControlsArt = () => (
  <Drawing>
    <rect x="44" y="30" width="152" height="104" rx="14" fill={art.paper} />
    <Person x={120} y={112} size={64} hair="bun" />
    <rect x="56" y="118" width="128" height="34" rx="17" fill={art.paper} />
    <rect x="74" y="126" width="8" height="12" rx="4" fill={art.accent} />
    <path d="M70 134c0 10 16 10 16 0M78 142v3" />
    <rect x="98" y="128" width="14" height="13" rx="3" fill={art.accent} />
    <path d="m112 132 7-3v11l-7-3Z" fill={art.accent} />
    <rect x="130" y="127" width="18" height="13" rx="3" fill={art.wash} />
    <path d="M139 137v-7M136 133l3-3 3 3M135 145h8" />
    <path d="M161 139c6-7 14-7 18 0l-5 2-2-4h-5l-2 4Z" fill={art.warm} />
  </Drawing>
);

/** A link that is sent to others. */
export const InviteArt = () => (
  <Drawing turn={120}>
    <Person x={70} y={138} size={56} color={art.accent} hair="long" />
    <Bubble x={86} y={36} width={112} height={40} fill={art.paper} />
    <path d="M110 60l-6 6a7 7 0 0 1-10-10l6-6M112 54l6-6" transform="translate(8 -2)" stroke={art.accent} />
    <path d="M134 56h46" />
    <Person x={146} y={146} size={42} color={art.warm} />
    <Person x={188} y={146} size={42} color={art.line} hair="bun" />
    <Sparks x={204} y={40} />
  </Drawing>
);

/** Everybody at once, with a frame around the speaker. */
export const TilesArt = () => (
  <Drawing turn={200}>
    {TILES.map(({ x, y, color, hair }, i) => (
      <g key={i}>
        <rect x={x} y={y} width="74" height="54" rx="10" fill={art.paper} />
        {i === 0 && <rect x={x - 4} y={y - 4} width="82" height="62" rx="13" stroke={art.accent} strokeWidth="4" />}
        <Person x={x + 37} y={y + 54} size={40} color={color} hair={hair} />
      </g>
    ))}
  </Drawing>
);

const TILES = [
  { x: 42, y: 32, color: art.accent, hair: 'long' },
  { x: 126, y: 32, color: art.warm, hair: 'short' },
  { x: 42, y: 98, color: art.line, hair: 'bun' },
  { x: 126, y: 98, color: art.accent, hair: 'none' },
] as const;
