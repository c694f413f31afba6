import { ROUTES, type RouteDefinition, type RouteName, type RouteNeed } from '@meet/contracts/routes';
import { RemotePageView, type RemoteHandle } from '@meet/remote-kit';
import { lazyPart } from '@meet/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { HostScope } from '../host/HostScope.tsx';
import { LoginGuard } from './LoginGuard.tsx';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { usePageTitle } from '../base/pageTitle.ts';
import { useShellHost } from '../host/ShellHostContext.ts';

/** Its code loads with the first page that has needs. */
const RouteNeeds = lazy(async () => ({ default: (await import('./RouteNeeds.tsx')).RouteNeeds }));

const AdministratorsView = lazyPart(
  async () => (await import('@meet/guidance/administrators-view')).AdministratorsView,
);

/** Pages whose address pattern matches any text. A remote's own page at such an address takes precedence. */
const CATCH_ALL: ReadonlySet<RouteName> = new Set(['personalRoom', 'labelledRoom']);

/**
 * Draws a page of a remote: the promised page of this name, or a remote's own page at this address. If the registry
 * lists no remote that draws it, the page doesn't exist. Until the registry has answered, this is unknown.
 */
export function RemotePage({ name }: { name?: RouteName }) {
  const { needs }: Partial<RouteDefinition> = name ? ROUTES[name] : {};
  return (
    <WithNeeds needs={needs}>
      <HostScope>
        {name === undefined || CATCH_ALL.has(name) ? <OwnPageFirst name={name} /> : <DrawnPage name={name} />}
      </HostScope>
    </WithNeeds>
  );
}

function WithNeeds({ needs, children }: { needs?: readonly RouteNeed[]; children: ReactNode }) {
  if (!needs) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <RouteNeeds needs={needs}>{children}</RouteNeeds>
    </Suspense>
  );
}

function OwnPageFirst({ name }: { name?: RouteName }) {
  const { remotes } = useShellHost();
  const { pathname } = useLocation();
  const own = remotes.ownPageAt(pathname);
  if (own) {
    const page = (
      <WithNeeds needs={own.page.needs}>
        <DrawnPage key={own.name} name={own.name} />
      </WithNeeds>
    );
    return own.page.access === 'login' ? <LoginGuard>{page}</LoginGuard> : page;
  }
  // Two segments are a labelled room, but never if one of them is an e-mail address.
  const isNone = name === undefined || (name === 'labelledRoom' && pathname.includes('@'));
  return isNone ? <NoPageYet /> : <DrawnPage name={name} />;
}

function DrawnPage({ name }: { name: string }) {
  const { remotes } = useShellHost();
  const handle = remotes.findDrawer(name);
  if (!handle) return <NoPageYet />;
  return (
    <>
      <RemotePageTitle handle={handle} name={name} />
      <RemotePageView handle={handle} route={name} personalView={AdministratorsView} />
    </>
  );
}

/** Shown when no known remote draws this address. The page is missing only once the registry has answered. */
function NoPageYet() {
  const { remotes } = useShellHost();
  return remotes.isCertain() ? <NotFoundPage /> : <PageSkeleton />;
}

/** Sets the page's title. It is part of the remote's texts, so it loads with the remote. */
function RemotePageTitle({ handle, name }: { handle: RemoteHandle; name: string }) {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let isShown = true;
    handle.load().then(
      ({ definition, host }) => {
        const key = definition.routes?.[name]?.title;
        if (isShown && key) setTitle(host.i18n.t(key));
      },
      // The page's own error boundary shows the failure.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [handle, name]);
  usePageTitle(title);
  return null;
}
