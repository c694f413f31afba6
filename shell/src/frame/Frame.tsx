import { getFrame } from '../addresses/getFrame.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellSession } from '../base/ShellContext.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { isAuthPage } from '../addresses/isAuthPage.ts';
import { VisitorFrame } from './VisitorFrame.tsx';

const importFrame = () => import(/* webpackChunkName: "frame" */ './SignedInFrame.tsx');
const SignedInFrame = lazy(async () => ({ default: (await importFrame()).SignedInFrame }));

/** Requests the signed-in frame's code before it is drawn. */
export function preloadFrame(): void {
  // The frame itself shows the failure when it is drawn.
  importFrame().catch(() => {});
}

/** Draws the frame around a page, according to the viewer and the page. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const signedIn = useShellSession().state === 'signed-in';
  if (signedIn && !isAuthPage(pathname)) {
    return (
      <Suspense fallback={<FrameSkeleton />}>
        <SignedInFrame>{children}</SignedInFrame>
      </Suspense>
    );
  }
  return <VisitorFrame rules={getFrame(pathname, signedIn)}>{children}</VisitorFrame>;
}
