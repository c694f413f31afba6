import { describe, expect, it, jest } from '@jest/globals';
import { BehaviorSubject, Subject, Subscription } from 'rxjs';
import { createScope } from './createScope.ts';

describe('createScope', () => {
  it('ends everything that was started in it once, the latest first', () => {
    const scope = createScope();
    const ended: string[] = [];
    scope.onEnd(() => ended.push('first'));
    scope.onEnd(() => ended.push('second'));
    scope.end();
    scope.end();
    expect(ended).toEqual(['second', 'first']);
    expect(scope.signal.aborted).toBe(true);
  });

  it('runs a teardown immediately if it is added after the end', () => {
    const scope = createScope();
    scope.end();
    const teardown = jest.fn();
    scope.onEnd(teardown);
    expect(teardown).toHaveBeenCalledTimes(1);
  });

  it('follows a source, emits repeated values once, and unsubscribes at the end', () => {
    const scope = createScope();
    const source = new Subject<number>();
    const behavior = scope.behavior(0, source);
    const notified: number[] = [];
    const complete = jest.fn();
    behavior.subscribe({ next: (value) => notified.push(value), complete });
    source.next(0);
    source.next(1);
    source.next(1);
    expect(behavior.value).toBe(1);
    scope.end();
    expect(complete).toHaveBeenCalledTimes(1);
    expect(source.observed).toBe(false);
    source.next(2);
    expect(notified).toEqual([0, 1]);
  });

  it('ends its children, but is not ended by them', () => {
    const scope = createScope();
    const child = scope.child();
    const other = scope.child();
    child.end();
    expect([scope.ended, child.ended, other.ended]).toEqual([false, true, false]);
    scope.end();
    expect(other.ended).toBe(true);
  });

  it('keeps no reference to an ended child or a completed source', () => {
    const scope = createScope();
    const child = scope.child();
    const endChild = jest.spyOn(child, 'end');
    child.end();
    const source = new Subject<number>();
    const unsubscribe = jest.spyOn(Subscription.prototype, 'unsubscribe');
    scope.listen(source, () => {});
    source.complete();
    unsubscribe.mockClear();
    scope.end();
    expect(endChild).toHaveBeenCalledTimes(1);
    expect(unsubscribe).not.toHaveBeenCalled();
    unsubscribe.mockRestore();
  });

  it('unsubscribes from a source whose first value ends the scope', () => {
    const scope = createScope();
    const source = new BehaviorSubject(1);
    scope.listen(source, () => scope.end());
    expect(source.observed).toBe(false);
  });
});
