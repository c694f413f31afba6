import type { AuditEntry, Channel } from '@meet/releases-contract';

/** Returns the stable release before the present one; undefined if there was none. */
export function formerStable({ stable }: Channel, entries: readonly AuditEntry[]): string | undefined {
  return (
    entries.find(({ channel }) => channel.stable !== null && channel.stable !== stable)?.channel.stable ?? undefined
  );
}
