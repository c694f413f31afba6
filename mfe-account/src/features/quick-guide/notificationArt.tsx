import { art } from '@meet/ui';
import { Bubble, Drawing, Person, Sparks } from '@meet/ui/illustrations';

const BELL = 'M0 40c6-6 6-14 6-22C6 4 16-6 28-6S50 4 50 18c0 8 0 16 6 22Z';

/** The bell with its count. */
export const RingArt = () => (
  <Drawing>
    <g transform="translate(92 62)">
      <path d={BELL} fill={art.paper} />
      <path d="M20 46c2 8 14 8 16 0" />
      <circle cx="50" cy="0" r="14" fill={art.accent} />
      <path d="M48-4l3-2v12" stroke={art.paper} />
    </g>
    <path d="M76 70c-4 8-4 18 0 26M164 70c4 8 4 18 0 26" stroke={art.accent} />
  </Drawing>
);

/** A notification with a button to the meeting. */
export const LeaveArt = () => (
  <Drawing turn={90}>
    <rect x="46" y="50" width="148" height="76" rx="14" fill={art.paper} />
    <Person x={74} y={92} size={36} color={art.warm} hair="bun" />
    <path d="M102 70h74M102 84h50" />
    <rect x="102" y="98" width="56" height="18" rx="9" fill={art.accent} />
    <path d="M116 107h28" stroke={art.paper} />
    <Sparks x={196} y={46} />
  </Drawing>
);

/** A reminder ten minutes before a meeting. */
export const ReminderArt = () => (
  <Drawing turn={240}>
    <circle cx="104" cy="92" r="46" fill={art.paper} />
    <path d="M104 92V62M104 92l-20 12" />
    <path d="M104 46a46 46 0 0 0-23 6l23 40Z" fill={art.accent} />
    <Bubble x={142} y={46} width={58} height={38} tail="right" fill={art.warm} />
    <path d="M158 58v14M170 58h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-2a4 4 0 0 1-4-4Z" />
  </Drawing>
);

/** A table of switches: e-mail, web, mobile. */
export const ChooseArt = () => (
  <Drawing turn={30}>
    <rect x="44" y="40" width="152" height="104" rx="14" fill={art.paper} />
    {[66, 92, 118].map((y, row) => (
      <g key={y}>
        <path d={`M60 ${y}h44`} />
        {[124, 148, 172].map((x, column) => {
          const isOn = (row + column) % 3 !== 1;
          return (
            <g key={x}>
              <rect x={x - 8} y={y - 6} width="18" height="12" rx="6" fill={isOn ? art.accent : art.wash} />
              <circle cx={isOn ? x + 4 : x - 2} cy={y} r="3.5" fill={art.paper} />
            </g>
          );
        })}
      </g>
    ))}
  </Drawing>
);

/** The same notification on a phone and in a mail. */
export const MobileArt = () => (
  <Drawing turn={150}>
    <rect x="58" y="34" width="58" height="108" rx="12" fill={art.paper} />
    <path d="M80 44h14" />
    <rect x="66" y="58" width="42" height="24" rx="7" fill={art.accent} />
    <path d="M74 70h26" stroke={art.paper} />
    <rect x="132" y="70" width="66" height="48" rx="9" fill={art.warm} />
    <path d="m136 76 25 20a6 6 0 0 0 8 0l25-20" />
    <Sparks x={198} y={56} />
  </Drawing>
);
