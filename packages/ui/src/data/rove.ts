import type { KeyboardEvent } from 'react';

const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const;

/**
 * Creates a key handler for a container. Arrow keys, Home and End move the focus among the elements that match
 * `selector`; at the ends, arrow keys wrap around. In right-to-left text, the right arrow moves to the previous
 * element.
 */
export function rove(selector: string, axis: keyof typeof steps, onMove?: (element: HTMLElement) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const at = all.findIndex((element) => element.contains(document.activeElement));
    const isMirrored = axis === 'horizontal' && getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = (steps[axis] as Record<string, number>)[event.key];
    const step = forward && (isMirrored ? -forward : forward);
    const next =
      event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : step
            ? all[(at + step + all.length) % all.length]
            : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
    onMove?.(next);
  };
}
