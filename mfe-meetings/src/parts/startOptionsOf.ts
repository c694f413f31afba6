import type { StartMode } from '@meet/meetings-contract';

/** How a meeting is started, as the form has it. */
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

/** What was chosen; what was left empty is left out and stays as the room has it. */
export function startOptionsOf({ subject, password, mode }: StartOptionsValues): StartOptionsInput {
  return {
    ...(subject?.trim() && { subject: subject.trim() }),
    ...(password && { password }),
    ...(mode && { mode: Number(mode) as StartMode }),
  };
}
