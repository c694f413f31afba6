import { useEffect, useSyncExternalStore } from 'react';

const PRODUCT = 'Meet';
let current: string | undefined;
const listeners = new Set<() => void>();

/** Shows the page's title in the header and in the browser's tab while the component is mounted. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    set(title);
    return () => {
      if (current === title) set(undefined);
    };
  }, [title]);
}

export function useShownPageTitle(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => current,
  );
}

function set(title: string | undefined): void {
  current = title;
  document.title = title ? `${title} – ${PRODUCT}` : PRODUCT;
  for (const listener of listeners) listener();
}
