export type ColorMode = 'light' | 'dark' | 'system';

export const COLOR_MODE_KEY = 'colorMode';

export const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)');

export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // The browser may deny storage (private windows, sandboxed frames): then the system's mode applies.
  }
  return 'system';
}

/**
 * Applies a mode to the page. Calling it before the first render avoids a flash of the other one. `data-held-dark` on
 * the root element keeps the page dark regardless of the person's choice, as in a meeting.
 */
export function applyColorMode(mode: ColorMode = storedColorMode()): void {
  const { classList, dataset } = document.documentElement;
  const isDark = 'heldDark' in dataset || (mode === 'system' ? systemPrefersDark().matches : mode === 'dark');
  classList.toggle('dark', isDark);
  classList.toggle('light', !isDark);
}
