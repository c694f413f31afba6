import { misfitOf, type FactSchemas } from '@meet/contracts/events';
import type { RemoteEvents, Telemetry } from '@meet/remote-kit';
import type { Release } from '../remotes/Release.ts';

export interface EmitOptions {
  readonly release: Release;
  /** What its definition says of the facts that it tells; a release of before says nothing. */
  readonly facts: FactSchemas | undefined;
  readonly events: Pick<RemoteEvents, 'emit'>;
  /** The remote's own. */
  readonly telemetry: Telemetry;
}

/**
 * How one remote tells facts: those that its manifest names, as its schemas say. What else it tells is its own fault, is
 * reported as such, and nobody hears it.
 */
export function createEmit({ release, facts = {}, events, telemetry }: EmitOptions): RemoteEvents['emit'] {
  const { name: remote, manifest } = release;
  return (name, payload) => {
    if (!manifest.emits.includes(name)) {
      return telemetry.report(new Error(`${name} is not among the facts that the manifest of ${remote} emits.`));
    }
    const misfit = Object.hasOwn(facts, name) ? misfitOf(facts[name]!, payload) : undefined;
    if (misfit) return telemetry.report(new Error(`${remote} told ${name} otherwise than agreed: ${misfit}.`));
    events.emit(name, payload);
  };
}
