import { art } from '@meet/ui';
import { Bubble, Drawing, Person, Sparks } from './Drawing.tsx';

/** One person, beside a free place. */
export const EmptyContactsArt = () => (
  <Drawing>
    <Person x={92} y={140} size={72} hair="bun" />
    <circle cx="164" cy="84" r="17" fill={art.paper} strokeDasharray="5 6" />
    <path d="M132 140c0-20 12-32 32-32s32 12 32 32" fill={art.paper} strokeDasharray="5 6" />
    <g stroke={art.accent} strokeWidth="3">
      <path d="M164 77v14M157 84h14" />
    </g>
    <path d="M44 140h152" />
  </Drawing>
);

/** Three people close together. */
export const EmptyGroupsArt = () => (
  <Drawing turn={180}>
    <Person x={76} y={138} size={58} color={art.warm} hair="long" />
    <Person x={164} y={138} size={58} color={art.warm} hair="short" />
    <Person x={120} y={142} size={72} hair="bun" />
    <path d="M40 142h160" />
    <Sparks x={120} y={44} />
  </Drawing>
);

/** Four people in a meeting, one of whom speaks, and a chat message. */
export const WelcomeArt = () => (
  <Drawing>
    <rect x="42" y="36" width="156" height="112" rx="10" fill={art.paper} />
    <g fill={art.wash}>
      <rect x="49" y="43" width="69" height="41" rx="6" stroke={art.accent} strokeWidth="3.5" />
      <rect x="122" y="43" width="69" height="41" rx="6" />
      <rect x="49" y="88" width="69" height="41" rx="6" />
      <rect x="122" y="88" width="69" height="41" rx="6" />
    </g>
    <Person x={84} y={84} size={32} hair="long" />
    <Person x={157} y={84} size={32} color={art.warm} hair="short" />
    <Person x={84} y={129} size={32} color={art.warm} hair="short" />
    <Person x={157} y={129} size={32} hair="long" />
    <circle cx="106" cy="139" r="4" fill={art.face} />
    <circle cx="120" cy="139" r="4" fill={art.face} />
    <circle cx="134" cy="139" r="4" fill={art.warm} />
    <path d="M57 54v6M62 51v12M67 55v4" stroke={art.accent} />
    <Bubble x={178} y={90} width={44} height={30} tail="left" fill={art.warm} />
    <path d="M190 105h20" />
  </Drawing>
);

/** An open door with light inside, and a person who waits in front of it. */
export const LobbyArt = () => (
  <Drawing turn={180}>
    <path d="M126 146V44a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v102Z" fill={art.warm} />
    <path d="M126 146V40l40 14v92Z" fill={art.paper} />
    <circle cx="157" cy="100" r="3" fill={art.ink} />
    <Person x={80} y={146} size={66} hair="long" />
    <path d="M36 146h168" />
    <circle cx="80" cy="48" r="15" fill={art.paper} />
    <path d="M80 39v9l6 4" stroke={art.accent} />
  </Drawing>
);

/** People under one roof. */
export const OrganizationArt = () => (
  <Drawing>
    <path d="M52 74 120 36l68 38v68H52Z" fill={art.paper} />
    <path d="M42 79 120 34l78 45" />
    <Person x={92} y={142} size={48} hair="short" />
    <Person x={150} y={142} size={48} color={art.warm} hair="long" />
    <circle cx="120" cy="64" r="8" fill={art.accent} />
    <path d="M34 142h172" />
  </Drawing>
);
