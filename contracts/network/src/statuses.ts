export const STATUSES = ['Available', 'Away', 'Busy', 'Invisible', 'Vacationing', 'Out sick'] as const;
export type StatusName = (typeof STATUSES)[number];

/** Statuses that last until a day that the person chooses. */
export const PRESET_STATUSES = ['Vacationing', 'Out sick'] as const satisfies readonly StatusName[];

/**
 * Statuses of people who do not want to be disturbed. Away is not among them: the person is not at the computer and
 * wants to be notified.
 */
export const QUIET_STATUSES: readonly StatusName[] = ['Busy', 'Invisible', ...PRESET_STATUSES];

export function isPresetStatus(status: string): boolean {
  return (PRESET_STATUSES as readonly string[]).includes(status);
}

const DAY_SECONDS = 86_400;

/** Maximum time from now until the end of a status, in seconds: a year and a day. */
export const STATUS_MAX_SECONDS = 366 * DAY_SECONDS;
