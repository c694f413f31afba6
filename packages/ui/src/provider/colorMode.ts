import { useSyncExternalStore } from 'react';
import {
  applyColorMode,
  COLOR_MODE_KEY,
  storedColorMode,
  systemPrefersDark,
  type ColorMode,
} from './applyColorMode.ts';

const listeners = new Set<() => void>();

export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Without storage, the choice applies only to this page.
  }
  applyColorMode(mode);
  for (const listener of listeners) listener();
}

/** Follows the system's mode and choices in other tabs; returns a function that stops it. */
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

/** Returns the chosen mode, the resulting one, and a function that chooses another (stored on this device). */
export function useColorMode() {
  const colorMode = useSyncExternalStore(subscribe, storedColorMode);
  const resolvedColorMode = useSyncExternalStore(subscribe, () => (isDark() ? 'dark' : 'light'));
  return { colorMode, resolvedColorMode, setColorMode } as const;
}
