import type { InferType } from 'yup';
import type { AnyObjectSchema } from '../core/defineCall.ts';

export interface EventDefinition<Payload = unknown, Type extends string = string> {
  /** Name on the bus. In GraphQL `chatroomMessage` becomes `ChatroomMessageEvent`. */
  readonly type: Type;
  readonly summary: string;
  readonly payload: AnyObjectSchema;
  /** Carries only the payload's type; it never has a value. */
  readonly __payload?: Payload;
}

/** Event on the bus. It is the same for every receiver and does not depend on the reader. */
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
    // In a page `options.payload` is a getter, so that the schema is created with the first event.
    get payload() {
      return (payload ??= options.payload);
    },
  };
}

export type PayloadOf<E> = E extends EventDefinition<infer P, string> ? P : never;

/**
 * Returns the GraphQL type of an event: `ADD_PARTICIPANT` → `AddParticipantEvent`, `chatroomMessage` →
 * `ChatroomMessageEvent`.
 */
export function toGraphqlType(type: string): string {
  const words = /^[A-Z0-9_]+$/.test(type) ? type.toLowerCase().split('_') : [type];
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Event`;
}
