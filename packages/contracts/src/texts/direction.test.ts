import { describe, expect, it } from '@jest/globals';
import { getDirection, isolate } from './direction.ts';

describe('a value in a sentence', () => {
  it.each(['محمد', 'דוד (2)', 'Ana محمد'])('is isolated when it is written from right to left: %s', (name) => {
    expect(isolate(name)).toBe(`\u2068${name}\u2069`);
  });

  it.each(['Ana Pop', 'Łukasz', '王小明', '12', ''])('is left as it is otherwise: %s', (name) => {
    expect(isolate(name)).toBe(name);
  });
});

describe('the direction of a text', () => {
  it.each([
    ['Hello محمد', 'ltr'],
    ['مرحبا Ana', 'rtl'],
    ['12: שלום', 'rtl'],
    [`${isolate('محمد')} invited you`, 'ltr'],
    ['12', 'ltr'],
  ])('for %s is %s', (text, direction) => {
    expect(getDirection(text)).toBe(direction);
  });
});
