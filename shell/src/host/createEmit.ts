import { findIncompatibility, type PageEventSchemas } from '@meet/contracts/events';
import type { RemoteEvents, Telemetry } from '@meet/remote-kit';
import type { Release } from '../remotes/Release.ts';

export interface EmitOptions {
  readonly release: Release;
  /** Schemas of the page events that its definition names; a release from before them names none. */
  readonly pageEvents: PageEventSchemas | undefined;
  readonly events: Pick<RemoteEvents, 'emit'>;
  /** The remote's own. */
  readonly telemetry: Telemetry;
}

/**
 * Creates the function by which a remote emits page events: those that its manifest names, as its schemas say. Any other event
 * is the remote's own fault: it is reported as such, and nobody hears it.
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
