import type { PaintPart } from '@meet/contracts/remotes';
import { ROUTES, type RouteDefinition } from '@meet/contracts/routes';
import type { Session, SlotName } from '@meet/remote-kit';
import { matchPath } from 'react-router-dom';
import { frameOf } from '../frame/frameOf.ts';
import { isAuthPage } from '../frame/isAuthPage.ts';
import { slotsOf } from '../frame/slotsOf.ts';
import { isRelease, type Release } from './Release.ts';

/** A release that a page will start, with the parts of it that its first paint draws. */
export interface FirstPaintOfRelease {
  readonly release: Release;
  readonly parts: readonly PaintPart[];
}

/**
 * What a page needs of the releases that the registry's answer lists, the one that draws the page itself first. Those whose
 * records say nothing of it are left out.
 */
export function firstPaintOf(answer: unknown, pathname: string, session: Session): FirstPaintOfRelease[] {
  const { remotes } = answer as { remotes: object };
  const releases = Object.values(remotes).filter(isRelease);
  const page = pageAt(pathname, releases, session);
  const slots = [...slotsAt(pathname, session)];
  const drawer = page && releases.find(({ manifest }) => Object.hasOwn(manifest.pages, page));
  const inOrder = drawer ? [drawer, ...releases.filter((release) => release !== drawer)] : releases;
  return inOrder.flatMap((release) => {
    const { firstPaint, manifest } = release;
    const filled = slots.filter((slot) => manifest.fills.includes(slot));
    if (!firstPaint || !(release === drawer || filled.length)) return [];
    const parts = [
      firstPaint.remote,
      // In place of many pages an administrator sees a note of the shell's.
      page && release === drawer && !session.isAdmin ? firstPaint.pages[page] : undefined,
      ...filled.map((slot) => firstPaint.slots[slot]),
    ];
    return [{ release, parts: parts.filter((part) => part !== undefined) }];
  });
}

/** The remotes' page at an address, if whoever looks may open it. */
function pageAt(pathname: string, releases: readonly Release[], { state }: Session): string | undefined {
  const own = releases.flatMap(({ manifest }) => Object.entries(manifest.pages));
  const promised: [string, RouteDefinition][] = Object.entries(ROUTES);
  const [name, { access } = {}] =
    [...own, ...promised].find(([, { path }]) => path !== undefined && matchPath(path, pathname)) ?? [];
  return access === 'login' && state !== 'signed-in' ? undefined : name;
}

function slotsAt(pathname: string, session: Session): ReadonlySet<SlotName> {
  if (session.state !== 'signed-in') return new Set(pathname === ROUTES.home.path ? ['home.join/v1'] : []);
  return isAuthPage(pathname) ? new Set() : slotsOf(frameOf(pathname, true), session);
}
