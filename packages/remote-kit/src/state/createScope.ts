import { BehaviorSubject, Subscription, distinctUntilChanged, type Observable } from 'rxjs';
import type { Behavior, State } from './Behavior.ts';

/** A lifetime. Its end ends everything that was started in it, in reverse order. */
export interface Scope {
  readonly ended: boolean;
  /** Aborts when the scope ends; pass it to calls. */
  readonly signal: AbortSignal;
  /** Runs the teardown when the scope ends, or at once if it has ended already. */
  onEnd(teardown: () => void): void;
  /**
   * Subscribes for the lifetime of the scope. An error of the source becomes an uncaught error in the console, as rxjs
   * reports it.
   */
  listen<T>(source: Observable<T>, next: (value: T) => void): void;
  /** Returns a behavior that follows a source; consecutive equal values are emitted once. */
  behavior<T>(initial: T, source: Observable<T>, isEqual?: (a: T, b: T) => boolean): Behavior<T>;
  /** Returns a writable behavior. It completes with the scope. */
  state<T>(initial: T): State<T>;
  /** Returns a scope that ends with this one at the latest. If it ends earlier, this scope drops its teardown. */
  child(): Scope;
  end(): void;
}

export function createScope(): Scope {
  const abort = new AbortController();
  const teardowns = new Set<{ readonly run: () => void }>();

  /** Registers a teardown. Returns a function that removes it. */
  function keep(run: () => void): () => void {
    const teardown = { run };
    teardowns.add(teardown);
    return () => void teardowns.delete(teardown);
  }

  const scope: Scope = {
    get ended() {
      return abort.signal.aborted;
    },
    signal: abort.signal,
    onEnd(teardown) {
      if (scope.ended) teardown();
      else keep(teardown);
    },
    listen(source, next) {
      if (scope.ended) return;
      const subscription = new Subscription();
      // Registered before subscribing, because the source's first value may end the scope.
      const release = keep(() => subscription.unsubscribe());
      const reading = source.subscribe(next);
      reading.add(release);
      subscription.add(reading);
    },
    behavior(initial, source, isEqual) {
      const subject = scope.state(initial);
      scope.listen(source.pipe(distinctUntilChanged(isEqual)), (value) => {
        if (!(isEqual ?? Object.is)(subject.value, value)) subject.next(value);
      });
      return subject;
    },
    state<T>(initial: T) {
      const subject = new BehaviorSubject(initial);
      scope.onEnd(() => subject.complete());
      return subject;
    },
    child() {
      const child = createScope();
      if (scope.ended) child.end();
      else child.onEnd(keep(() => child.end()));
      return child;
    },
    end() {
      if (scope.ended) return;
      abort.abort();
      const youngestFirst = [...teardowns].reverse();
      teardowns.clear();
      for (const { run } of youngestFirst) run();
    },
  };
  return scope;
}
