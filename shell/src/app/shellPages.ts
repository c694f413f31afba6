import type { RouteName } from '@meet/contracts/routes';
import type { ComponentType } from 'react';
import type { Shell } from './Shell.ts';
import { AUTH_PAGES } from '../features/auth/authPages.tsx';

export type ShellPages = { readonly [Name in RouteName]?: (shell: Shell) => Promise<ComponentType> };

/** The pages that the shell draws itself. */
export const SHELL_PAGES: ShellPages = {
  home: async () => (await import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx')).HomePage,
  ...AUTH_PAGES,
};
