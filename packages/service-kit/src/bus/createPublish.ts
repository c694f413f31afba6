import type { EventDefinition, PayloadOf } from '@meet/contracts/events';
import { eventsPublished } from '../metrics.ts';
import type { EventBus } from './EventBus.ts';

/** Sends an event to every connection that has joined the channel. Resolves once the bus has it. */
export type Publish = <E extends EventDefinition>(channel: string, event: E, payload: PayloadOf<E>) => Promise<void>;

export interface PublishOptions {
  readonly bus: EventBus;
  readonly now: () => number;
  /** Validates every payload against its event's definition; on in development and tests. */
  readonly checkOutputs?: boolean;
}

export function createPublish({ bus, now, checkOutputs }: PublishOptions): Publish {
  return async (channel, event, payload) => {
    if (checkOutputs) await checkPayload(event, payload);
    eventsPublished.inc({ type: event.type });
    await bus.publish({ type: event.type, channel, at: now(), payload });
  };
}

async function checkPayload({ type, payload: schema }: EventDefinition, payload: unknown): Promise<void> {
  try {
    await schema.validate(payload, { strict: true });
  } catch (error) {
    throw new Error(`${type} tells what its definition does not allow: ${String(error)}`, { cause: error });
  }
}
