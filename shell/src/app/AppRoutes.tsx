import { ROUTES, type RouteName } from '@meet/contracts/routes';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginGuard } from './LoginGuard.tsx';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { ShellPageView } from './ShellPageView.tsx';
import { useSwiftReveal } from './useSwiftReveal.ts';

const importRemotePage = () => import(/* webpackChunkName: "frame" */ './RemotePage.tsx');
const RemotePage = lazy(async () => ({ default: (await importRemotePage()).RemotePage }));

/** Routes of all pages: the shell's own, those that the product promises, and others that live remotes add. */
export function AppRoutes() {
  return (
    <Routes>
      {(Object.keys(ROUTES) as RouteName[]).map((name) => (
        <Route key={name} path={ROUTES[name].path} element={<RoutedPage key={name} name={name} />} />
      ))}
      <Route path="*" element={<RemoteRoute />} />
    </Routes>
  );
}

function RoutedPage({ name }: { name: RouteName }) {
  const { owner, access } = ROUTES[name];
  const page = owner === 'shell' ? <ShellPageView name={name} /> : <RemoteRoute name={name} />;
  return access === 'login' ? <LoginGuard>{page}</LoginGuard> : page;
}

function RemoteRoute({ name }: { name?: RouteName }) {
  useSwiftReveal(name, importRemotePage);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <RemotePage name={name} />
    </Suspense>
  );
}
