import { UiProvider, type UiTexts } from '@meet/ui';
import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { CookieBar } from '../frame/CookieBar.tsx';
import { Frame } from '../frame/Frame.tsx';
import type { Shell } from './Shell.ts';
import { ShellContext } from './ShellContext.ts';

export function App({ shell, uiTexts, nonce }: { shell: Shell; uiTexts: UiTexts; nonce: string | undefined }) {
  return (
    <ShellContext value={shell}>
      <UiProvider texts={uiTexts} nonce={nonce} navigate={(href) => shell.navigate(href)}>
        <BrowserRouter>
          <RouterBridge shell={shell}>
            <AppErrorBoundary>
              <Frame>
                <AppRoutes />
              </Frame>
              <CookieBar />
            </AppErrorBoundary>
          </RouterBridge>
        </BrowserRouter>
      </UiProvider>
    </ShellContext>
  );
}

/** Gives the router's way to go somewhere to all that is outside React. */
function RouterBridge({ shell, children }: { shell: Shell; children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => shell.handleArrived(pathname), [shell, pathname]);
  useEffect(() => shell.attachNavigate((to, options) => void navigate(to, options)), [shell, navigate]);
  return children;
}
