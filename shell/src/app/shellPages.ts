import { AUTH_PAGES } from '../features/auth/authPages.tsx';
import type { ShellPages } from '../base/createShell.ts';

/** The pages that the shell draws itself. */
export const SHELL_PAGES: ShellPages = {
  home: async () => (await import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx')).HomePage,
  ...AUTH_PAGES,
};
