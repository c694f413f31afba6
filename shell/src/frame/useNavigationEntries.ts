import { firstSegment, hrefFor } from '@meet/contracts/routes';
import type { FrameRules } from './frameOf.ts';
import { type DialogSlot, useHost, useIsViewing, useSession } from '@meet/remote-kit';
import type { MenuItem } from '@meet/ui';
import { Compass, Smartphone, UserRoundPlus, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useShellHost } from '../app/ShellHostContext.ts';
import { mobileApps } from '../app/links.ts';
import { useText } from '../i18n/useText.ts';
import { NAVIGATION_PAGES } from './navigationPages.ts';

/** One place of the main menu: a page, an action, or a small menu of its own. */
export interface NavigationEntry {
  readonly id: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly icon: LucideIcon;
  readonly href?: string;
  readonly current?: boolean;
  readonly onSelect?: () => void;
  readonly items?: readonly MenuItem[];
  readonly tour?: string;
}

/**
 * Every page and action of the main menu. What a remote brings is listed while that remote is live; an administrator
 * invites nobody, nor in the name of somebody whose account they view.
 */
export function useNavigationEntries(rules: FrameRules): NavigationEntry[] {
  const t = useText();
  const { remotes } = useShellHost();
  const { flags, openDialog } = useHost();
  const { isAdmin } = useSession();
  const isViewing = useIsViewing();
  const here = firstSegment(useLocation().pathname);
  const isLive = (slot: DialogSlot) => remotes.fillersOf(slot).length > 0;

  const pages = NAVIGATION_PAGES.filter(({ route }) => remotes.drawerOf(route)).map(
    ({ route, text, shortText = text, icon, tour }): NavigationEntry => {
      const href = hrefFor(route);
      const current = here === firstSegment(href);
      return { id: route, label: t(text), shortLabel: t(shortText), icon, href, current, tour };
    },
  );
  const action = (id: string, icon: LucideIcon, more: Partial<NavigationEntry>): NavigationEntry => ({
    id,
    label: t(`nav.${id}`),
    shortLabel: t(`nav.short.${id}`),
    icon,
    ...more,
  });
  const stores = mobileApps().map(({ id, href }) => ({ id, label: t(`nav.stores.${id}`), href, external: true }));
  return [
    ...pages,
    ...(!isAdmin && !isViewing && isLive('account.inviteUser/v1')
      ? [action('inviteUser', UserRoundPlus, { onSelect: () => void openDialog('account.inviteUser/v1') })]
      : []),
    ...(flags.desktopApp || stores.length === 0 ? [] : [action('mobileApp', Smartphone, { items: stores })]),
    ...(rules.tour && !isViewing && isLive('account.tour/v1')
      ? [action('tour', Compass, { onSelect: () => void openDialog('account.tour/v1', { tourId: 'dashboard_tour' }) })]
      : []),
  ];
}
