import { commonErrors, ServiceError } from '@meet/contracts';
import { STATUS_MAX_SECONDS } from '@meet/network-contract';

/** Throws VALIDATION_FAILED unless the end lies ahead, within a year and a day. */
export function checkStatusEnd(statusEnd: number | null, nowMs: number): void {
  if (statusEnd === null) return;
  const key =
    statusEnd * 1000 <= nowMs
      ? 'network.timeInvalid'
      : statusEnd > nowMs / 1000 + STATUS_MAX_SECONDS
        ? 'network.timeTooFar'
        : undefined;
  if (key) throw new ServiceError(commonErrors.VALIDATION_FAILED, { fields: [{ path: 'statusEnd', key }] });
}
