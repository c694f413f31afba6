export const STATUSES = ['Available', 'Away', 'Busy', 'Invisible', 'Vacationing', 'Out sick'] as const;
export type StatusName = (typeof STATUSES)[number];

/** Statuses that last until a chosen day. */
export const PRESET_STATUSES = ['Vacationing', 'Out sick'] as const satisfies readonly StatusName[];

/** Statuses that ask to be left alone; Away says no more than that nobody sits there, which is when one wants to be told. */
export const QUIET_STATUSES: readonly StatusName[] = ['Busy', 'Invisible', ...PRESET_STATUSES];

export function isPresetStatus(status: string): boolean {
  return (PRESET_STATUSES as readonly string[]).includes(status);
}

const DAY_SECONDS = 86_400;

/** The furthest end a status may have, in seconds from now: a year and a day. */
export const STATUS_MAX_SECONDS = 366 * DAY_SECONDS;
