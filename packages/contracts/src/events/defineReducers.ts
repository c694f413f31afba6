import type { BusEvent, EventDefinition, PayloadOf } from './defineEvent.ts';

/**
 * One reducer for every event of a list, by the event's name on the bus. Undefined as a result means that the state
 * must be fetched again.
 */
export type Reducers<
  State,
  Events extends readonly EventDefinition[],
  Context extends readonly unknown[] = [],
  Result = State | undefined,
> = {
  readonly [E in Events[number] as E['type']]: (state: State, payload: PayloadOf<E>, ...context: Context) => Result;
};

/** Reducer for events that do not affect a state; it returns the same object. */
export const unchanged = <State>(state: State): State => state;

/**
 * Joins reducers to one: `defineReducers<State, typeof chatEvents>()({ chatroomMessage: (state, payload) => … })`. The
 * list holds all events of a domain. A missing entry does not compile, so that the author of a new event must consider
 * every state. Events outside the list leave the state unchanged.
 */
export function defineReducers<
  State,
  const Events extends readonly EventDefinition[],
  Context extends readonly unknown[] = [],
>() {
  return <Result extends State | undefined>(reducers: Reducers<State, Events, Context, Result>) =>
    (state: State, { type, payload }: Pick<BusEvent, 'type' | 'payload'>, ...context: Context): State | Result => {
      const table = reducers as Readonly<
        Record<string, (state: State, payload: unknown, ...context: Context) => Result>
      >;
      return Object.hasOwn(table, type) ? table[type]!(state, payload, ...context) : state;
    };
}
