import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createScope, type Scope } from '@meet/remote-kit';
import { BehaviorSubject } from 'rxjs';
import { startTabAlert } from './startTabAlert.ts';

let scope: Scope;
let unread$: BehaviorSubject<number>;
const icon = () => document.querySelector('link')!.getAttribute('href');

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Dashboard';
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/icon.svg">');
  scope = createScope();
  unread$ = new BehaviorSubject(0);
  startTabAlert(scope, { unread$, document });
});
afterEach(() => {
  scope.end();
  document.querySelector('link')!.remove();
  jest.useRealTimers();
});

describe('the tab', () => {
  it('flashes title and icon every 2000 ms while messages are unread', () => {
    unread$.next(3);
    const seen = [document.title];
    const icons = [icon()];
    for (let beat = 0; beat < 3; beat += 1) {
      jest.advanceTimersByTime(2_000);
      seen.push(document.title);
      icons.push(icon());
    }
    expect(seen).toEqual(['(3) Dashboard', 'Dashboard', '(3) Dashboard', 'Dashboard']);
    expect(icons.map((href) => href!.startsWith('data:'))).toEqual([true, false, true, false]);
  });

  it('counts up to 99, and is reset when all is read', () => {
    unread$.next(120);
    expect(document.title).toBe('(99+) Dashboard');
    unread$.next(0);
    jest.advanceTimersByTime(10_000);
    expect([document.title, icon()]).toEqual(['Dashboard', '/icon.svg']);
  });

  it('keeps the title that the page sets meanwhile', () => {
    unread$.next(1);
    document.title = 'Groups';
    jest.advanceTimersByTime(4_000);
    expect(document.title).toBe('(1) Groups');
  });

  it('adds the count to a title that the page sets between two flashes', async () => {
    unread$.next(1);
    document.title = 'Groups';
    await Promise.resolve();
    expect(document.title).toBe('(1) Groups');
    unread$.next(0);
    expect(document.title).toBe('Groups');
  });

  it('does not compete with another count before the title', async () => {
    let written = 0;
    const limited = new Proxy(document, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
      set(target, key, value) {
        written += 1;
        return written <= 10 && Reflect.set(target, key, value, target);
      },
    });
    const other = createScope();
    startTabAlert(other, { unread$: new BehaviorSubject(2), document: limited });
    unread$.next(1);
    document.title = 'Groups';
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    other.end();
    expect(written).toBeLessThan(5);
  });
});
