import { art } from '@meet/ui';
import { Bubble, Drawing, Person, Sparks } from '@meet/ui/illustrations';

/** People who are collected in one circle. */
export const GroupMakeArt = () => (
  <Drawing>
    <circle cx="112" cy="94" r="58" fill={art.paper} strokeDasharray="6 7" />
    <Person x={90} y={120} size={48} color={art.accent} hair="bun" />
    <Person x={136} y={120} size={48} color={art.warm} />
    <Person x={196} y={150} size={40} color={art.line} hair="long" />
    <path d="M182 116c-6-8-10-10-16-12M172 98l-7 5 4 8" stroke={art.accent} />
    <circle cx="112" cy="48" r="13" fill={art.accent} />
    <path d="M112 42v12M106 48h12" stroke={art.paper} />
  </Drawing>
);

/** A button that calls everybody. */
export const GroupMeetArt = () => (
  <Drawing turn={160}>
    <rect x="44" y="36" width="88" height="34" rx="12" fill={art.accent} />
    <path d="M62 47v12l11-6Z" fill={art.paper} stroke={art.paper} />
    <path d="M84 53h32" stroke={art.paper} />
    <path d="M120 66 132 84l3-9 9-2Z" fill={art.paper} />
    <Bubble x={148} y={34} width={56} height={34} tail="right" fill={art.warm} />
    <path d="M162 51h28" />
    <Person x={72} y={148} size={46} color={art.warm} hair="long" />
    <Person x={120} y={148} size={46} color={art.accent} />
    <Person x={168} y={148} size={46} color={art.line} hair="bun" />
    <Sparks x={196} y={104} />
  </Drawing>
);
