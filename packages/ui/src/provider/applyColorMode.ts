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

/** How many parts of the page want it dark whatever the person chose. */
let holders = 0;

const resolve = (mode: ColorMode) => {
  if (holders > 0) return 'dark';
  return mode === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : mode;
};

/** Paints the page in a mode. Calling it before the first render avoids a flash of the other one. */
export function applyColorMode(mode: ColorMode = storedColorMode()): void {
  const resolved = resolve(mode);
  const { classList } = document.documentElement;
  classList.toggle('dark', resolved === 'dark');
  classList.toggle('light', resolved === 'light');
}

/** Keeps the page dark, as a meeting's is, until what it returns is called; what the person chose stays chosen. */
export function holdDark(): () => void {
  holders += 1;
  applyColorMode();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    applyColorMode();
  };
}
