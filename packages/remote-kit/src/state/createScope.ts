import { BehaviorSubject, Subscription, distinctUntilChanged, type Observable } from 'rxjs';
import type { Behavior, State } from './Behavior.ts';

/** A lifetime. Ending it ends everything that was started in it, the youngest first. */
export interface Scope {
  readonly ended: boolean;
  /** Aborted when the scope ends; hand it to calls. */
  readonly signal: AbortSignal;
  /** Runs the teardown at the end, at once when the scope has ended already. */
  onEnd(teardown: () => void): void;
  /** Subscribes for the scope's life. An error of the source goes to the console's uncaught errors, as rxjs reports it. */
  listen<T>(source: Observable<T>, next: (value: T) => void): void;
  /** A behavior that follows a source; equal values are told once. */
  behavior<T>(initial: T, source: Observable<T>, isEqual?: (a: T, b: T) => boolean): Behavior<T>;
  /** A behavior to write. It completes with the scope. */
  state<T>(initial: T): State<T>;
  /** A scope that ends with this one at the latest. One that ended before leaves nothing behind here. */
  child(): Scope;
  end(): void;
}

export function createScope(): Scope {
  const abort = new AbortController();
  const teardowns = new Set<{ readonly run: () => void }>();

  /** Returns what takes the teardown back. */
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
      // Kept before subscribing: what a source says at once may end the scope.
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
