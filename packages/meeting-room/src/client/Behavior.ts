import { BehaviorSubject, type Observable, skip } from 'rxjs';

/** A value that changes over time and always has a current one. Setting the same value again is no change. */
export class Behavior<T> extends BehaviorSubject<T> {
  /** Emits every later value, without the present one. */
  readonly changes: Observable<T> = this.pipe(skip(1));

  override next(value: T): void {
    if (!Object.is(value, this.value)) super.next(value);
  }

  update(change: (value: T) => T): void {
    this.next(change(this.value));
  }
}

/** Calls `draw` at once and after changes of the behaviors, at most once per turn of the event loop. */
export function observeAll(behaviors: readonly Pick<Behavior<unknown>, 'changes'>[], draw: () => void): void {
  let isDue = false;
  const drawSoon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      draw();
    });
  };
  for (const { changes } of behaviors) changes.subscribe(drawSoon);
  draw();
}
