import type { RouteName } from '@meet/contracts/routes';
import { createElement, lazy, Suspense, use, type ComponentType } from 'react';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import type { Shell } from '../base/createShell.ts';
import { useShell } from '../base/ShellContext.ts';
import { loadShellPage } from './loadShellPage.ts';

const NotFoundPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "not-found" */ '../pages/NotFoundPage.tsx')).NotFoundPage,
}));

/** Draws a page of the shell's own, which loads when it is first opened. */
export function ShellPageView({ name }: { name: RouteName }) {
  const page = loadPage(name, useShell());
  return <Suspense fallback={<PageSkeleton />}>{page ? <LoadedPage page={page} /> : <NotFoundPage />}</Suspense>;
}

function LoadedPage({ page }: { page: Promise<ComponentType> }) {
  return createElement(use(page));
}

const pages = new Map<RouteName, Promise<ComponentType>>();

/** Returns the same promise at each render. After a failure, the page is requested again when it is opened again. */
function loadPage(name: RouteName, shell: Shell): Promise<ComponentType> | undefined {
  let page = pages.get(name);
  if (!page) {
    page = loadShellPage(name, shell);
    if (!page) return undefined;
    page.catch(() => pages.delete(name));
    pages.set(name, page);
  }
  return page;
}
