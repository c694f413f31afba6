import type { AuditEntry, Channel } from '@meet/releases-contract';

/** What everybody ran before that which they run now; undefined where there was nothing. */
export function formerStable({ stable }: Channel, entries: readonly AuditEntry[]): string | undefined {
  return (
    entries.find(({ channel }) => channel.stable !== null && channel.stable !== stable)?.channel.stable ?? undefined
  );
}
