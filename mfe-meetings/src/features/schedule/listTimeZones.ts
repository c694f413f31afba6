import { ownTimeZone } from '@meet/contracts/zones';

/** Returns the zones that this browser knows and the named ones, which may be aliases of those. */
export function listTimeZones(...named: readonly string[]): string[] {
  return [...new Set([...named, ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
