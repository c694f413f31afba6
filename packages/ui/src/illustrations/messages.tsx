import { art } from '@meet/ui';
import { Bubble, Drawing, Sparks } from './Drawing.tsx';

/** A message bubble without an answer yet. */
export const EmptyMessagesArt = () => (
  <Drawing turn={180}>
    <Bubble x={50} y={44} width={96} height={48} fill={art.accent} />
    <path d="M70 62h56M70 75h34" stroke={art.paper} />
    <Bubble x={104} y={100} width={84} height={40} tail="right" faint />
    <g fill={art.ink} stroke="none">
      <circle cx="134" cy="120" r="3" />
      <circle cx="146" cy="120" r="3" />
      <circle cx="158" cy="120" r="3" />
    </g>
  </Drawing>
);

/** Two message bubbles in one window. */
export const EmptyRoomsArt = () => (
  <Drawing>
    <rect x="52" y="46" width="136" height="96" rx="16" fill={art.paper} />
    <path d="M52 68h136" />
    <g fill={art.ink} stroke="none">
      <circle cx="66" cy="57" r="2.5" />
      <circle cx="75" cy="57" r="2.5" />
      <circle cx="84" cy="57" r="2.5" />
    </g>
    <Bubble x={68} y={80} width={58} height={26} fill={art.warm} />
    <Bubble x={116} y={98} width={58} height={26} tail="right" fill={art.accent} />
    <path d="M84 93h26" />
    <path d="M132 111h26" stroke={art.paper} />
  </Drawing>
);

/** An envelope that is being sent. */
export const MailSentArt = () => (
  <Drawing>
    <rect x="78" y="60" width="112" height="78" rx="12" fill={art.paper} />
    <path d="m82 66 46 38a9 9 0 0 0 12 0l46-38" />
    <path d="M84 132l34-30M184 132l-34-30" />
    <path d="M36 78h28M48 98h18M30 118h36" stroke={art.accent} />
    <circle cx="188" cy="60" r="17" fill={art.accent} />
    <path d="m180 60 6 6 11-12" stroke={art.paper} strokeWidth="3" />
  </Drawing>
);

/** A sleeping bell. */
export const NoNotificationsArt = () => (
  <Drawing turn={180}>
    <path
      d="M120 42a34 34 0 0 1 34 34c0 30 12 40 12 46a4 4 0 0 1-4 4H78a4 4 0 0 1-4-4c0-6 12-16 12-46a34 34 0 0 1 34-34Z"
      fill={art.paper}
    />
    <path d="M120 42v-8" />
    <path d="M106 126a14 14 0 0 0 28 0Z" fill={art.accent} />
    <path d="M104 88c4 4 10 4 13 0M125 88c4 4 10 4 13 0" />
    <path d="M170 44h14l-14 16h14M190 28h9l-9 11h9" stroke={art.accent} />
  </Drawing>
);

/** A check mark, for completed work. */
export const DoneArt = () => (
  <Drawing>
    <circle cx="120" cy="92" r="42" fill={art.accent} />
    <path d="m101 93 13 13 26-29" stroke={art.paper} strokeWidth="5" />
    <Sparks x={120} y={42} />
    <path d="M60 66l8 5M176 118l8 6M58 122l9-5" stroke={art.accent} />
    <circle cx="182" cy="60" r="6" fill={art.warm} />
  </Drawing>
);
