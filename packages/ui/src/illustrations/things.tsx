import { art } from '@meet/ui';
import { Drawing, Person } from './Drawing.tsx';

/** A calendar with a free day. */
export const NoMeetingsArt = () => (
  <Drawing>
    <rect x="62" y="44" width="116" height="102" rx="14" fill={art.paper} />
    <path d="M62 58a14 14 0 0 1 14-14h88a14 14 0 0 1 14 14v14H62Z" fill={art.accent} />
    <path d="M90 34v18M150 34v18" />
    <g stroke="none" fill={art.line}>
      {[88, 112, 136, 160].map((x) =>
        [92, 112, 132].map((y) => <circle key={`${x}-${y}`} cx={x - 4} cy={y - 2} r="4" />),
      )}
    </g>
    <circle cx="132" cy="110" r="14" fill={art.warm} />
    <path d="M127 108v1M137 108v1M126 114c3 4 9 4 12 0" />
  </Drawing>
);

/** A person alone on a screen, for the end of a meeting. */
export const MeetingEndArt = () => (
  <Drawing turn={180}>
    <rect x="50" y="44" width="140" height="92" rx="14" fill={art.paper} />
    <path d="M120 136v14M96 150h48" />
    <Person x={120} y={136} size={66} hair="short" />
    <g transform="rotate(8 180 56)">
      <rect x="152" y="38" width="56" height="32" rx="16" fill={art.warm} />
      <path d="M170 50v10M180 46v16M190 51v8" />
    </g>
  </Drawing>
);

/** A map whose path ends. */
export const NotFoundArt = () => (
  <Drawing>
    <path d="m50 62 44-16 52 16 44-16v82l-44 16-52-16-44 16Z" fill={art.paper} />
    <path d="M94 46v82M146 62v82" stroke={art.line} />
    <path d="M66 122c14-22 28 4 42-18s16-10 24-20" stroke={art.accent} strokeDasharray="1 8" strokeWidth="4" />
    <path d="M142 46a19 19 0 0 1 38 0c0 15-19 32-19 32s-19-17-19-32Z" fill={art.warm} />
    <path d="M156 43c0-7 11-7 11 0 0 5-6 4-6 9M161 59v.5" />
  </Drawing>
);

/** A cloud with a storm in it. */
export const OfflineArt = () => (
  <Drawing turn={180}>
    <path d="M78 104a24 24 0 0 1 3-48 34 34 0 0 1 65-6 27 27 0 0 1 16 51" fill={art.paper} />
    <path d="M78 104h84" stroke="none" />
    <path d="M92 104H78M162 101l-8 3" />
    <path d="m120 78-13 28h22l-11 30" fill="none" stroke={art.accent} strokeWidth="4" />
    <path d="M94 128l-8 12M150 124l-8 12" stroke={art.line} />
  </Drawing>
);

/** A tilted window with a sad face. */
export const ErrorArt = () => (
  <Drawing>
    <g transform="rotate(-9 120 96)">
      <rect x="60" y="54" width="120" height="86" rx="14" fill={art.paper} />
      <path d="M60 76h120" />
      <g fill={art.ink} stroke="none">
        <circle cx="75" cy="65" r="2.5" />
        <circle cx="84" cy="65" r="2.5" />
      </g>
      <path d="M96 98l8 8M104 98l-8 8M136 98l8 8M144 98l-8 8M104 124c8-8 24-8 32 0" />
    </g>
    <path d="m182 40 6 14M200 58l-12 4M54 142l-8 8" stroke={art.accent} />
    <circle cx="62" cy="44" r="7" fill={art.warm} />
  </Drawing>
);

/** A magnifying glass that shows nothing. */
export const NoResultsArt = () => (
  <Drawing turn={180}>
    <path d="m140 112 32 32" strokeWidth="10" />
    <path d="m142 114 28 28" stroke={art.accent} strokeWidth="5" />
    <circle cx="112" cy="84" r="38" fill={art.paper} />
    <path d="M90 78c2-11 10-18 20-19" stroke={art.line} />
    <path d="M104 90h16" />
    <path d="M52 132h22M180 60h14M187 53v14" stroke={art.accent} />
  </Drawing>
);

/** A key. */
export const KeyArt = () => (
  <Drawing>
    <g transform="rotate(-24 120 92)">
      <circle cx="84" cy="92" r="27" fill={art.warm} />
      <circle cx="78" cy="92" r="8" fill={art.paper} />
      <path d="M111 86h74v13h-10v11h-13V99h-9v7h-12v-7h-30Z" fill={art.paper} />
    </g>
    <path d="M176 118l10 6M170 132l4 10M60 46l-6-8M48 62l-10-2" stroke={art.accent} />
  </Drawing>
);

/** Puzzle pieces that fit together. */
export const IntegrationsArt = () => (
  <Drawing turn={180}>
    <path d="M58 60h42c-6-18 22-18 16 0h0v34c16-6 16 20 0 14v34H58Z" fill={art.paper} />
    <path d="M132 50h48v84h-48v-30c16 6 16-20 0-14Z" fill={art.accent} transform="translate(8 6) rotate(5 156 92)" />
    <path d="M152 36v-8M166 40l6-7M138 40l-6-7" stroke={art.accent} />
  </Drawing>
);
