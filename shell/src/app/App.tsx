import { PageArea, UiProvider, type UiTexts } from '@meet/ui';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { useCookieBar } from '../frame/useCookieBar.tsx';
import { Frame } from '../frame/Frame.tsx';
import type { Shell } from '../base/createShell.ts';
import { ShellContext } from '../base/ShellContext.ts';
import { whenIdle } from '../browser/whenIdle.ts';

/** Loads once the page is idle, because nobody waits for it. */
const VersionWatcher = lazy(async () => {
  await whenIdle();
  const { VersionWatcher } = await import(/* webpackChunkName: "version" */ '../version/VersionWatcher.tsx');
  return { default: VersionWatcher };
});

export function App({ shell, uiTexts, nonce }: { shell: Shell; uiTexts: UiTexts; nonce: string | undefined }) {
  return (
    <ShellContext value={shell}>
      <UiProvider texts={uiTexts} nonce={nonce} navigate={(href) => shell.navigate(href)}>
        <BrowserRouter>
          <RouterBridge shell={shell}>
            <AppErrorBoundary>
              <PageAboveCookies>
                <Frame>
                  <AppRoutes />
                </Frame>
              </PageAboveCookies>
              <Suspense>
                <VersionWatcher />
              </Suspense>
            </AppErrorBoundary>
          </RouterBridge>
        </BrowserRouter>
      </UiProvider>
    </ShellContext>
  );
}

function PageAboveCookies({ children }: { children: ReactNode }) {
  return <PageArea bar={useCookieBar()}>{children}</PageArea>;
}

/** Connects the router to the shell, so that code outside React can navigate. */
function RouterBridge({ shell, children }: { shell: Shell; children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => shell.handleArrived(pathname), [shell, pathname]);
  useEffect(() => shell.attachNavigate((to, options) => void navigate(to, options)), [shell, navigate]);
  return children;
}
