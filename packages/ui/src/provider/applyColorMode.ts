export type ColorMode = 'light' | 'dark' | 'system';

export const COLOR_MODE_KEY = 'colorMode';

export const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)');

export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // Storage may be denied (private windows, sandboxed frames): then the system decides.
  }
  return 'system';
}

/**
 * Paints the page in a mode. Calling it before the first render avoids a flash of the other one. `data-held-dark` on the
 * page's element keeps it dark whatever the person chose, as in a meeting.
 */
export function applyColorMode(mode: ColorMode = storedColorMode()): void {
  const { classList, dataset } = document.documentElement;
  const isDark = 'heldDark' in dataset || (mode === 'system' ? systemPrefersDark().matches : mode === 'dark');
  classList.toggle('dark', isDark);
  classList.toggle('light', !isDark);
}
