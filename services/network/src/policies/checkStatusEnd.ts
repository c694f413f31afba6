import { commonErrors, ServiceError } from '@meet/contracts';
import { isPresetStatus, STATUS_MAX_SECONDS } from '@meet/network-contract';

export interface StatusPeriod {
  readonly status: string;
  /** Unix seconds. */
  readonly statusEnd?: number | null;
  readonly timezone?: string;
}

/**
 * Throws VALIDATION_FAILED unless the end is in the future, within a year and a day, and for a preset status on another
 * day.
 */
export function checkStatusEnd({ status, statusEnd, timezone }: StatusPeriod, nowMs: number): void {
  if (statusEnd == null) return;
  const key = wrongWith(status, statusEnd, timezone || 'UTC', nowMs);
  if (key) throw new ServiceError(commonErrors.VALIDATION_FAILED, { fields: [{ path: 'statusEnd', key }] });
}

function wrongWith(status: string, statusEnd: number, timeZone: string, nowMs: number): string | undefined {
  const endMs = statusEnd * 1000;
  if (endMs <= nowMs) return 'network.timeInvalid';
  if (statusEnd > nowMs / 1000 + STATUS_MAX_SECONDS) return 'network.timeTooFar';
  const getDay = (moment: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
  return isPresetStatus(status) && getDay(endMs) === getDay(nowMs) ? 'network.dateTooEarly' : undefined;
}
