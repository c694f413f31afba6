import type { InferType } from 'yup';
import type { AnyObjectSchema } from '../core/defineCall.ts';

export interface EventDefinition<Payload = unknown, Type extends string = string> {
  /** The name on the bus. `chatroomMessage` is `ChatroomMessageEvent` in GraphQL. */
  readonly type: Type;
  readonly summary: string;
  readonly payload: AnyObjectSchema;
  /** Carries the payload's type only. */
  readonly __payload?: Payload;
}

/** Event on the bus: the same for every receiver, nothing in it depends on the reader. */
export interface BusEvent<Payload = unknown> {
  readonly type: string;
  readonly channel: string;
  /** Unix milliseconds at publication. */
  readonly at: number;
  readonly payload: Payload;
}

export function defineEvent<Type extends string, S extends AnyObjectSchema>(
  type: Type,
  options: { summary: string; payload: S },
): EventDefinition<InferType<S>, Type> {
  let payload: S | undefined;
  return {
    type,
    summary: options.summary,
    // In a page the option is a getter, and its schema is built with the first event.
    get payload() {
      return (payload ??= options.payload);
    },
  };
}

export type PayloadOf<E> = E extends EventDefinition<infer P, string> ? P : never;

/** `ADD_PARTICIPANT` → `AddParticipantEvent`, `chatroomMessage` → `ChatroomMessageEvent`. */
export function toGraphqlType(type: string): string {
  const words = /^[A-Z0-9_]+$/.test(type) ? type.toLowerCase().split('_') : [type];
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Event`;
}
