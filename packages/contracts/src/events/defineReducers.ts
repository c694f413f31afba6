import type { BusEvent, EventDefinition, PayloadOf } from './defineEvent.ts';

/** One entry for every event of a list, by its name on the bus. Undefined: only a fetch can tell. */
export type Reducers<
  State,
  Events extends readonly EventDefinition[],
  Context extends readonly unknown[] = [],
  Result = State | undefined,
> = {
  readonly [E in Events[number] as E['type']]: (state: State, payload: PayloadOf<E>, ...context: Context) => Result;
};

/** For events that say nothing about a state: it stays the same object. */
export const unchanged = <State>(state: State): State => state;

/**
 * Joins reducers to one: `defineReducers<State, typeof chatEvents>()({ chatroomMessage: (state, payload) => … })`.
 * The list is a domain's whole list of events; leaving one of them out does not compile, so that whoever adds an event
 * meets every state that it may change. Events outside the list leave the state as it is.
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
