import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert } from 'lucide-react';

export type Tone = 'success' | 'danger' | 'info' | 'warning' | 'accent';

/** One mark per tone, so that colour never speaks alone. */
export const toneIcons = {
  success: CircleCheck,
  danger: CircleAlert,
  info: Info,
  warning: TriangleAlert,
  accent: CircleHelp,
} as const;
