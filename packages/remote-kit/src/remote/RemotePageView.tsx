import { createElement, use, type ComponentType } from 'react';
import { useSession } from '../host/useSession.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteHandle } from './RemoteHandle.ts';
import { RemoteScope } from './RemoteScope.tsx';

interface Props {
  readonly handle: RemoteHandle;
  readonly route: string;
  /** Shown to administrators in place of a personal page, with the text key of its title and its note. */
  readonly personalView: ComponentType<{ readonly title: string; readonly note: string | undefined }>;
}

/** Draws a page of a remote within a boundary. While the page loads, the surrounding frame shows a waiting state. */
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
