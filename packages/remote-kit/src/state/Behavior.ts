import { BehaviorSubject, type Observable } from 'rxjs';

/** A read-only stream that always has a current value. */
export interface Behavior<T> extends Observable<T> {
  readonly value: T;
}

/** A behavior that its owner writes. Expose it as `Behavior`. */
export interface State<T> extends Behavior<T> {
  next(value: T): void;
}

/** Returns a behavior that never changes, for static view-models of stories and tests. */
export function constant<T>(value: T): Behavior<T> {
  return new BehaviorSubject(value);
}
