import { ACCOUNT_PAGES, type PageShell } from '@meet/account-pages';
import type { RouteName } from '@meet/contracts/routes';
import type { ComponentType } from 'react';
import type { Shell } from '../base/createShell.ts';
import { usePageTitle } from '../base/pageTitle.ts';
import { useShellCall } from '../base/useShellCall.ts';
import { VisitorTools } from '../frame/VisitorTools.tsx';
import { prepareHost } from '../host/prepareHost.ts';
import { segmentsOfRemotes } from '../remotes/segmentsOfRemotes.ts';

/**
 * Loads a page that exists before any remote: the home page, or one of the accounts team's. Returns undefined if there
 * is none.
 */
export function loadShellPage(name: RouteName, shell: Shell): Promise<ComponentType> | undefined {
  return name === 'home' ? loadHome() : ACCOUNT_PAGES[name]?.(toPageShell(shell));
}

const loadHome = async () => (await import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx')).HomePage;

const toPageShell = (shell: Shell): PageShell => ({
  ...shell,
  useCall: useShellCall,
  prepareRemotes: () => void prepareHost(shell).catch(() => {}),
  segmentsOfRemotes,
  usePageTitle,
  Tools: VisitorTools,
});
