// eslint-disable-next-line @typescript-eslint/no-explicit-any -- listeners take payloads of their own choosing, as in Node's emitter
export type Listener = (...args: any[]) => void;

/** The part of Node's emitter that hosts of the IFrame API use, with the API's older names beside. */
export class EventEmitter {
  #listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  once(event: string, listener: Listener): this {
    const wrapped: Listener = (...args) => {
      this.off(event, wrapped);
      listener.apply(this, args);
    };
    return this.on(event, wrapped);
  }

  off(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? [];
    const index = listeners.lastIndexOf(listener);
    if (index >= 0) this.#listeners.set(event, listeners.toSpliced(index, 1));
    return this;
  }

  emit(event: string, ...args: unknown[]): boolean {
    const listeners = this.#listeners.get(event) ?? [];
    for (const listener of listeners) listener.apply(this, args);
    return listeners.length > 0;
  }

  removeAllListeners(event?: string): this {
    if (event === undefined) this.#listeners.clear();
    else this.#listeners.delete(event);
    return this;
  }

  listenerCount(event: string): number {
    return this.#listeners.get(event)?.length ?? 0;
  }

  listeners(event: string): Listener[] {
    return [...(this.#listeners.get(event) ?? [])];
  }

  addListener(event: string, listener: Listener): this {
    return this.on(event, listener);
  }

  removeListener(event: string, listener: Listener): this {
    return this.off(event, listener);
  }

  addEventListener(event: string, listener: Listener): void {
    this.on(event, listener);
  }

  addEventListeners(listeners: Record<string, Listener>): void {
    for (const [event, listener] of Object.entries(listeners)) this.on(event, listener);
  }

  removeEventListener(event: string): void {
    this.removeAllListeners(event);
  }

  removeEventListeners(events: string[]): void {
    for (const event of events) this.removeAllListeners(event);
  }
}
