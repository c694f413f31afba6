import type { PaintPart } from '@meet/contracts/remotes';
import { ROUTES, type RouteDefinition } from '@meet/contracts/routes';
import type { Session, SlotName } from '@meet/remote-kit';
import { matchPath } from 'react-router-dom';
import { getFrame } from '../addresses/getFrame.ts';
import { isAuthPage } from '../addresses/isAuthPage.ts';
import { getSlots } from '../addresses/getSlots.ts';
import type { Release } from './Release.ts';

/** A part of a release that a page draws first. */
export interface FirstPart {
  readonly release: Release;
  readonly part: PaintPart;
  /** Whether the remote draws the page itself; other parts stand around it. */
  readonly isPage: boolean;
}

/**
 * Returns the first files that a page draws of the releases in the registry's answer. The page's own files come before
 * those around it. Releases whose records name none are left out.
 */
export function getFirstPaint(releases: readonly Release[], pathname: string, session: Session): FirstPart[] {
  const page = pageAt(pathname, releases, session);
  const slots = [...slotsAt(pathname, session, page, releases)];
  const parts = releases.flatMap((release): (FirstPart | undefined)[] => {
    const { firstPaint, manifest } = release;
    const isDrawer = page !== undefined && Object.hasOwn(manifest.pages, page);
    const filled = slots.filter((slot) => manifest.fills.includes(slot));
    if (!firstPaint || !(isDrawer || filled.length)) return [];
    const named = (part: PaintPart | undefined, isPage: boolean) => part && { release, part, isPage };
    return [
      named(firstPaint.remote, isDrawer),
      // In place of many pages an administrator sees a note of the shell.
      isDrawer && !session.isAdmin ? named(firstPaint.pages[page], true) : undefined,
      ...filled.map((slot) => named(firstPaint.slots[slot], false)),
    ];
  });
  return parts.filter((part) => part !== undefined).toSorted((one, other) => Number(other.isPage) - Number(one.isPage));
}

/** Returns the name of the page at an address, if the viewer may open it. */
function pageAt(pathname: string, releases: readonly Release[], { state }: Session): string | undefined {
  const own = releases.flatMap(({ manifest }) => Object.entries(manifest.pages));
  const promised: [string, RouteDefinition][] = Object.entries(ROUTES);
  const [name, { access } = {}] =
    [...own, ...promised].find(([, { path }]) => path !== undefined && matchPath(path, pathname)) ?? [];
  return access === 'login' && state !== 'signed-in' ? undefined : name;
}

function slotsAt(
  pathname: string,
  session: Session,
  name: string | undefined,
  releases: readonly Release[],
): ReadonlySet<SlotName> {
  if (session.state !== 'signed-in') return new Set(pathname === ROUTES.home.path ? ['home.join/v1'] : []);
  if (isAuthPage(pathname)) return new Set();
  const release = releases.find(({ manifest }) => Object.hasOwn(manifest.pages, name ?? ''));
  const remotes = { ownPageAt: () => (name ? { name } : undefined), findDrawer: () => release && { release } };
  return getSlots(getFrame(pathname, true, remotes), session);
}
