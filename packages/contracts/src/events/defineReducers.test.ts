import { describe, expect, it } from '@jest/globals';
import { number, object, string } from 'yup';
import { defineEvent } from './defineEvent.ts';
import { defineReducers, unchanged } from './defineReducers.ts';

const added = defineEvent('added', { summary: 'More.', payload: object({ amount: number().required() }) });
const named = defineEvent('named', { summary: 'A name.', payload: object({ name: string().required() }) });
type Events = readonly [typeof added, typeof named];

describe('defineReducers', () => {
  const reduce = defineReducers<number, Events>()({ added: (sum, { amount }) => sum + amount, named: unchanged });

  it('applies an event by its own entry, and keeps the state for unknown events', () => {
    expect(reduce(1, { type: added.type, payload: { amount: 2 } })).toBe(3);
    expect(reduce(1, { type: named.type, payload: { name: 'x' } })).toBe(1);
    expect(reduce(1, { type: 'strange', payload: {} })).toBe(1);
    expect(reduce(1, { type: 'toString', payload: {} })).toBe(1);
  });

  it('passes the context to each entry', () => {
    const scaled = defineReducers<number, Events, [scale: number]>()({
      added: (sum, { amount }, scale) => sum + amount * scale,
      named: unchanged,
    });
    expect(scaled(1, { type: added.type, payload: { amount: 2 } }, 10)).toBe(21);
  });

  it('does not compile if an event is missing, misused or unknown', () => {
    // @ts-expect-error `named` is missing
    defineReducers<number, Events>()({ added: (sum, { amount }) => sum + amount });
    // @ts-expect-error the payload has no `total`
    defineReducers<number, Events>()({ added: (sum, { total }) => sum + total, named: unchanged });
    // @ts-expect-error the state is a number
    defineReducers<number, Events>()({ added: () => 'many', named: unchanged });
    // @ts-expect-error `lost` is not of the list
    defineReducers<number, Events>()({ added: unchanged, named: unchanged, lost: unchanged });
  });
});
