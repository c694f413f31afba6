import { findIncompatibility, type FactSchemas } from '@meet/contracts/events';
import type { RemoteEvents, Telemetry } from '@meet/remote-kit';
import type { Release } from '../remotes/Release.ts';

export interface EmitOptions {
  readonly release: Release;
  /** Schemas of the facts that its definition names; a release from before them names none. */
  readonly facts: FactSchemas | undefined;
  readonly events: Pick<RemoteEvents, 'emit'>;
  /** The remote's own. */
  readonly telemetry: Telemetry;
}

/**
 * Creates the function by which a remote emits facts: those that its manifest names, as its schemas say. Any other fact
 * is the remote's own fault: it is reported as such, and nobody hears it.
 */
export function createEmit({ release, facts = {}, events, telemetry }: EmitOptions): RemoteEvents['emit'] {
  const { name: remote, manifest } = release;
  return (name, payload) => {
    if (!manifest.emits.includes(name)) {
      return telemetry.report(new Error(`${name} is not among the facts that the manifest of ${remote} emits.`));
    }
    const incompatibility = Object.hasOwn(facts, name) ? findIncompatibility(facts[name]!, payload) : undefined;
    if (incompatibility)
      return telemetry.report(new Error(`${remote} told ${name} otherwise than agreed: ${incompatibility}.`));
    events.emit(name, payload);
  };
}
