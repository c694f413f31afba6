import { createElement, use, type ComponentType } from 'react';
import { useSession } from '../host/useSession.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteHandle } from './RemoteHandle.ts';
import { RemoteScope } from './RemoteScope.tsx';

interface Props {
  readonly handle: RemoteHandle;
  readonly route: string;
  /** Shown to administrators in place of a page of people's own things: its title's text key and its note. */
  readonly personalView: ComponentType<{ readonly title: string; readonly note: string | undefined }>;
}

/** Draws a page of a remote, with its boundary. While it is on its way, what stands around the page says so. */
export function RemotePageView(props: Props) {
  return (
    <RemoteBoundary handle={props.handle}>
      <LoadedPage {...props} />
    </RemoteBoundary>
  );
}

function LoadedPage({ handle, route, personalView: PersonalView }: Props) {
  const remote = use(handle.load());
  const { isAdmin } = useSession();
  const { title, personal } = remote.definition.routes?.[route] ?? {};
  if (isAdmin && title && personal) {
    return (
      <RemoteScope remote={remote}>
        <PersonalView title={title} note={personal.note} />
      </RemoteScope>
    );
  }
  const page = remote.page(route);
  if (!page) throw new Error(`${handle.id} ${handle.version} has no page for ${route}.`);
  return <RemoteScope remote={remote}>{createElement(use(page))}</RemoteScope>;
}
