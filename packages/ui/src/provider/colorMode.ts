import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'colorMode';
const listeners = new Set<() => void>();

const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)');

export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // Storage may be denied (private windows, sandboxed frames): then the system decides.
  }
  return 'system';
}

const resolve = (mode: ColorMode) => (mode === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : mode);

/** Paints the page in a mode. Calling it before the first render avoids a flash of the other one. */
export function applyColorMode(mode: ColorMode = storedColorMode()): void {
  const resolved = resolve(mode);
  const { classList } = document.documentElement;
  classList.toggle('dark', resolved === 'dark');
  classList.toggle('light', resolved === 'light');
}

export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Then the choice lasts for this page only.
  }
  applyColorMode(mode);
  for (const listener of listeners) listener();
}

/** Follows the system's choice and other tabs; returns how to stop. */
export function followColorMode(): () => void {
  const follow = () => {
    applyColorMode();
    for (const listener of listeners) listener();
  };
  const query = systemPrefersDark();
  query.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    query.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isDark = () => document.documentElement.classList.contains('dark');

/** The chosen mode, what it comes to now, and how to choose another (remembered on this device). */
export function useColorMode() {
  const colorMode = useSyncExternalStore(subscribe, storedColorMode);
  const resolvedColorMode = useSyncExternalStore(subscribe, () => (isDark() ? 'dark' : 'light'));
  return { colorMode, resolvedColorMode, setColorMode } as const;
}
