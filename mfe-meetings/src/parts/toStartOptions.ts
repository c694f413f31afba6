import type { StartMode } from '@meet/meetings-contract';

/** Options of a meeting's start, as the form has them. */
export interface StartOptionsValues {
  readonly subject?: string;
  readonly password: string;
  /** Empty: as the host's configuration says. */
  readonly mode: string;
}

export interface StartOptionsInput {
  readonly subject?: string;
  readonly password?: string;
  readonly mode?: StartMode;
}

export const NO_START_OPTIONS = { password: '', mode: '' };

/** Returns the chosen options. Empty ones are left out and stay as the room has them. */
export function toStartOptions({ subject, password, mode }: StartOptionsValues): StartOptionsInput {
  return {
    ...(subject?.trim() && { subject: subject.trim() }),
    ...(password && { password }),
    ...(mode && { mode: Number(mode) as StartMode }),
  };
}
