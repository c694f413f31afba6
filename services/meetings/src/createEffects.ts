import type { Call } from '@meet/contracts';
import type { EventDefinition, PayloadOf } from '@meet/contracts/events';
import { SERVICE_CALLER, type Logger, type ServiceBase } from '@meet/service-kit';

/** What the service does to the world outside a call: on timers and on the room's messages. */
export interface Effects {
  readonly log: Logger;
  now(): number;
  publish<E extends EventDefinition>(channel: string, event: E, payload: PayloadOf<E>): Promise<void>;
  callAsService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
}

export function createEffects({ bus, client, log, now }: ServiceBase): Effects {
  return {
    log,
    now,
    publish: (channel, event, payload) => bus.publish({ type: event.type, channel, at: now(), payload }),
    callAsService: (call, input) => client.call(call, input, SERVICE_CALLER),
  };
}
