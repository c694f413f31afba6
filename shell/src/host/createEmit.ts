import { findIncompatibility, type PageEventSchemas } from '@meet/contracts/events';
import type { RemoteEvents, Telemetry } from '@meet/remote-kit';
import type { Release } from '../remotes/Release.ts';

export interface EmitOptions {
  readonly release: Release;
  /** Schemas of the page events in the remote's definition. A release that was built before they existed has none. */
  readonly pageEvents: PageEventSchemas | undefined;
  readonly events: Pick<RemoteEvents, 'emit'>;
  /** The remote's own telemetry. */
  readonly telemetry: Telemetry;
}

/**
 * Creates the function by which a remote emits page events. It delivers those that the manifest names and that match
 * their schemas. Any other event is a fault of the remote: it is reported as such, and nobody receives it.
 */
export function createEmit({ release, pageEvents = {}, events, telemetry }: EmitOptions): RemoteEvents['emit'] {
  const { name: remote, manifest } = release;
  return (name, payload) => {
    if (!manifest.emits.includes(name)) {
      return telemetry.report(new Error(`${name} is not among the page events that the manifest of ${remote} emits.`));
    }
    const incompatibility = Object.hasOwn(pageEvents, name)
      ? findIncompatibility(pageEvents[name]!, payload)
      : undefined;
    if (incompatibility)
      return telemetry.report(new Error(`${remote} told ${name} otherwise than agreed: ${incompatibility}.`));
    events.emit(name, payload);
  };
}
