import { ROUTES, type RouteDefinition, type RouteName } from '@meet/contracts/routes';
import { RemotePageView, type RemoteHandle } from '@meet/remote-kit';
import { lazyPart } from '@meet/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { HostScope } from './HostScope.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { usePageTitle } from './pageTitle.ts';
import { useShellHost } from './ShellHostContext.ts';

/** Its code comes with the first page that needs something. */
const RouteNeeds = lazy(async () => ({ default: (await import('./RouteNeeds.tsx')).RouteNeeds }));

const AdministratorsView = lazyPart(
  async () => (await import('@meet/guidance/administrators-view')).AdministratorsView,
);

/** A page of a remote. Where the registry lists nobody who draws it, it doesn't exist; until it has answered, nobody knows. */
export function RemotePage(props: { name: RouteName }) {
  const { needs }: RouteDefinition = ROUTES[props.name];
  const page = (
    <HostScope>
      <PageOfRemote {...props} />
    </HostScope>
  );
  if (!needs) return page;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <RouteNeeds needs={needs}>{page}</RouteNeeds>
    </Suspense>
  );
}

function PageOfRemote({ name }: { name: RouteName }) {
  const { remotes } = useShellHost();
  const { pathname } = useLocation();
  const handle = remotes.drawerOf(name);
  // Two segments are a labelled room; one of them an e-mail address is no address of ours.
  if (name === 'labelledRoom' && pathname.includes('@')) return <NotFoundPage />;
  if (!handle) return remotes.isCertain() ? <NotFoundPage /> : <PageSkeleton />;
  return (
    <>
      <RemotePageTitle handle={handle} name={name} />
      <RemotePageView handle={handle} route={name} personalView={AdministratorsView} />
    </>
  );
}

/** The title stands in the remote's texts, so it comes with the remote. */
function RemotePageTitle({ handle, name }: { handle: RemoteHandle; name: RouteName }) {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let isShown = true;
    handle.load().then(
      ({ definition, host }) => {
        const key = definition.routes?.[name]?.title;
        if (isShown && key) setTitle(host.i18n.t(key));
      },
      // The page's own boundary tells of it.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [handle, name]);
  usePageTitle(title);
  return null;
}
