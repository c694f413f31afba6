import type { StartMode } from '@meet/meetings-contract';

/** Options of a meeting's start, as the form keeps them. */
export interface StartOptionsValues {
  readonly subject?: string;
  readonly password: string;
  /** Empty for the mode in the host's configuration. */
  readonly mode: string;
}

export interface StartOptionsInput {
  readonly subject?: string;
  readonly password?: string;
  readonly mode?: StartMode;
}

export const NO_START_OPTIONS = { password: '', mode: '' };

/** Returns the chosen options. Empty ones are left out, so that the room's own apply. */
export function toStartOptions({ subject, password, mode }: StartOptionsValues): StartOptionsInput {
  return {
    ...(subject?.trim() && { subject: subject.trim() }),
    ...(password && { password }),
    ...(mode && { mode: Number(mode) as StartMode }),
  };
}
