import { describe, expect, it } from '@jest/globals';
import { Behavior, observeAll } from './Behavior.ts';

describe('a behavior', () => {
  it('emits its current value and every change, but no repeated value', () => {
    const count = new Behavior(1);
    const [all, later]: number[][] = [[], []];
    count.subscribe((value) => all!.push(value));
    count.changes.subscribe((value) => later!.push(value));
    count.next(1);
    count.update((value) => value + 1);
    expect([all, later]).toEqual([[1, 2], [2]]);
  });
});

describe('observeAll', () => {
  it('draws immediately, then once for all changes made together', async () => {
    const [name, count] = [new Behavior('a'), new Behavior(1)];
    const drawn: string[] = [];
    observeAll([name, count], () => drawn.push(`${name.value}${count.value}`));
    expect(drawn).toEqual(['a1']);
    name.next('b');
    count.next(2);
    name.next('c');
    expect(drawn).toEqual(['a1']);
    await Promise.resolve();
    expect(drawn).toEqual(['a1', 'c2']);
    count.next(3);
    await Promise.resolve();
    expect(drawn).toEqual(['a1', 'c2', 'c3']);
  });
});
