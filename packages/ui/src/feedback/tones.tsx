import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert } from 'lucide-react';

export type Tone = 'success' | 'danger' | 'info' | 'warning' | 'accent';

/** One icon per tone, so that colour is never the only signal. */
export const toneIcons = {
  success: CircleCheck,
  danger: CircleAlert,
  info: Info,
  warning: TriangleAlert,
  accent: CircleHelp,
} as const;
