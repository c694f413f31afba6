import { applyColorMode } from '@meet/ui';
import { useEffect } from 'react';

/** The page is dark while this is drawn, whatever the person chose: people are the picture. Once on a page. */
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
