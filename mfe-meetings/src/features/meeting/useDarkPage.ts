import { applyColorMode } from '@meet/ui';
import { useEffect } from 'react';

/**
 * Makes the page dark while the component is mounted, whatever the person chose, because a meeting is mostly video. Use
 * it once on a page.
 */
export function useDarkPage(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.heldDark = '';
    applyColorMode();
    return () => {
      delete dataset.heldDark;
      applyColorMode();
    };
  }, []);
}
