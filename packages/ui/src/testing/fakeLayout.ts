/**
 * Gives every element a size, as jsdom has no layout: rows of virtual lists (`data-index`) are `row` px high. Each
 * ResizeObserver receives a size once per element.
 */
export function fakeLayout({ width = 300, height = 400, row = 50 } = {}): void {
  const sizes = {
    clientWidth: () => width,
    offsetWidth: () => width,
    clientHeight: () => height,
    offsetHeight: (element: HTMLElement) => (element.dataset.index === undefined ? height : row),
  };
  for (const [name, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return size(this);
      },
    });
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return new DOMRect(0, 0, this.offsetWidth, this.offsetHeight);
  };
  globalThis.ResizeObserver = class implements ResizeObserver {
    readonly #callback: ResizeObserverCallback;

    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }

    observe(target: HTMLElement) {
      const box = [{ inlineSize: target.offsetWidth, blockSize: target.offsetHeight }];
      const contentRect = target.getBoundingClientRect();
      const sizes = { borderBoxSize: box, contentBoxSize: box, devicePixelContentBoxSize: box };
      this.#callback([{ target, contentRect, ...sizes }], this);
    }

    unobserve() {}

    disconnect() {}
  };
}
