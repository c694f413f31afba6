import { previewName, remoteName } from '@meet/releases-contract';

/** Content of a link to a preview. It stands in the fragment, so that no server and no log receives it. */
export interface PreviewLink {
  readonly remote: string;
  readonly preview: string;
  /** The secret part of the link. */
  readonly link: string;
}

export const writeLink = (page: string, { remote, preview, link }: PreviewLink): string =>
  `${new URL(page, location.origin)}#${new URLSearchParams({ remote, preview, link })}`;

/**
 * Reads the content of a link from the fragment. Returns undefined if there is no link, and null if it is incomplete.
 */
export function readLink(hash: string): PreviewLink | null | undefined {
  const members = new URLSearchParams(hash.slice(1));
  if (!members.has('link') && !members.has('preview')) return undefined;
  const [remote, preview, link] = ['remote', 'preview', 'link'].map((name) => members.get(name) ?? '');
  const isWhole = remoteName().isValidSync(remote) && previewName().isValidSync(preview) && preview && link;
  return isWhole ? { remote: remote!, preview, link } : null;
}
