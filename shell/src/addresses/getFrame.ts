import type { ManifestFrame, ReleaseRecord } from '@meet/contracts/remotes';
import { getPromised } from './getPromised.ts';

/** The parts of the frame that a page shows. */
export interface FrameRules {
  /** `sign-in` shows only the link to the sign-in page. */
  readonly navigation: 'full' | 'sign-in' | 'none';
  readonly logoAndClock: boolean;
  readonly footer: boolean;
  readonly cookieBar: boolean;
  readonly impersonationBanner: boolean;
  readonly network: boolean;
  readonly chat: boolean;
  readonly tour: boolean;
  /** Whether the page itself is the chat, so that no launcher stands in for it. */
  readonly isChat: boolean;
  /** Whether the page is a meeting, which fills the window. */
  readonly meeting: boolean;
}

/** The live remotes, as far as they say which parts of the frame a page has. */
export interface FramingRemotes {
  /** Returns a remote's own page at an address. */
  readonly ownPageAt: (pathname: string) => { readonly name: string } | undefined;
  /** Returns the remote that draws a page. */
  readonly findDrawer: (page: string) => { readonly release: Pick<ReleaseRecord, 'manifest'> } | undefined;
}

/**
 * Returns the parts of the frame at an address, by whether somebody is signed in and what the live remotes say. Without
 * the remotes it returns those that are known before the registry has answered. A page has the default parts if its
 * manifest names none, or if no live remote draws it. Promised pages with the same first segment have the same parts.
 */
export function getFrame(pathname: string, signedIn: boolean, remotes?: FramingRemotes): FrameRules {
  const [promised, route] = getPromised(pathname);
  const name = remotes?.ownPageAt(pathname)?.name ?? promised ?? '';
  const manifest = remotes?.findDrawer(name)?.release.manifest;
  const { access = route?.access ?? 'public', frame = {} as ManifestFrame } = manifest?.pages[name] ?? {};
  const meeting = route?.access === 'meeting';
  const hasMenu = !meeting && route?.menu !== false && frame.menu !== false;
  const hasPeople = access !== 'public';
  return {
    // The pages to sign in need no link to themselves.
    navigation: !hasMenu || (!signedIn && promised?.startsWith('signIn')) ? 'none' : signedIn ? 'full' : 'sign-in',
    logoAndClock: signedIn && hasMenu,
    footer: !meeting && frame.footer !== false,
    cookieBar: !meeting,
    impersonationBanner: promised !== 'loginAsUser',
    network: signedIn && (frame.network ?? hasPeople),
    chat: signedIn && (frame.chat ?? hasPeople),
    tour: signedIn && !!frame.tour,
    isChat: !!manifest?.fills.includes('shell.chat/v1'),
    meeting,
  };
}
