import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '@meet/ui/carousel';
import { renderUi } from '@meet/ui/testing';

const WIDTH = 300;
let scrolls: ScrollBehavior[] = [];

/** Fakes the layout of slides in a row, of which one is visible at a time; jsdom has no layout. */
function fakeSlides(): void {
  const observers = new Set<() => void>();
  const indexOf = (element: Element) => Number((element as HTMLElement).dataset['index'] ?? 0);
  const isSlide = (element: Element) => element.getAttribute('aria-roledescription') === 'slide';
  const scrolled = (element: Element) => element.closest('[data-part="item-group"]')?.scrollLeft ?? 0;
  const define = (name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });

  define('offsetWidth', () => WIDTH);
  define('scrollWidth', function () {
    return this.childElementCount * WIDTH;
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(isSlide(this) ? indexOf(this) * WIDTH - scrolled(this) : 0, 0, WIDTH, 100);
  });
  const computed = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = computed(element);
    const value = style.getPropertyValue.bind(style);
    style.getPropertyValue = (name) => (name === 'scroll-snap-align' && isSlide(element) ? 'start' : value(name));
    return style;
  });
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    const { left = 0, behavior = 'auto' } = options as ScrollToOptions;
    scrolls.push(behavior);
    this.scrollLeft = left;
    for (const report of observers) report();
  };
  window.IntersectionObserver = class {
    readonly #targets: Element[] = [];
    constructor(notify: (entries: object[]) => void) {
      const toEntry = (target: Element) => ({
        target,
        isIntersecting: scrolled(target) === indexOf(target) * WIDTH,
      });
      observers.add(() => notify(this.#targets.map(toEntry)));
      queueMicrotask(() => notify(this.#targets.map(toEntry)));
    }
    observe(target: Element): void {
      this.#targets.push(target);
    }
    disconnect(): void {}
  } as never;
}

const slideIs = (number: number, text: string) =>
  waitFor(() => expect(screen.getByRole('group', { name: `Slide ${number} of 3` })).toHaveTextContent(text));

describe('Carousel', () => {
  beforeAll(fakeSlides);
  beforeEach(async () => {
    await act(async () => void renderUi(<Carousel label="Quick guide" slides={['One', 'Two', 'Three']} />));
    scrolls = [];
  });

  it('moves through its slides by buttons, dots and arrow keys, and stops at the ends', async () => {
    await slideIs(1, 'One');
    expect(screen.getByRole('group', { name: 'Quick guide' })).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await slideIs(2, 'Two');
    expect(screen.queryByRole('group', { name: 'Slide 1 of 3' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await slideIs(3, 'Three');
    await userEvent.click(screen.getByRole('button', { name: 'Slide 1 of 3' }));
    await slideIs(1, 'One');
    await userEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
    await slideIs(3, 'Three');
    await userEvent.keyboard('{ArrowRight}');
    await slideIs(3, 'Three');
    await userEvent.keyboard('{ArrowLeft}');
    await slideIs(2, 'Two');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Slide 2 of 3' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current', 'true');
    expect(scrolls.at(-1)).toBe('smooth');
  });

  it('jumps without animation for people who prefer reduced motion', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: true, media }) as MediaQueryList);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await slideIs(2, 'Two');
    expect(new Set(scrolls)).toEqual(new Set(['instant']));
  });
});
