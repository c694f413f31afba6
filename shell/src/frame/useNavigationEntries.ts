import { firstSegment } from '@meet/contracts/routes';
import type { FrameRules } from '../addresses/getFrame.ts';
import { type DialogSlot, useHost, useIsViewing, useSession } from '@meet/remote-kit';
import type { MenuItem } from '@meet/ui';
import { Compass, Smartphone, UserRoundPlus } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellHost } from '../host/ShellHostContext.ts';
import { mobileApps } from '../browser/links.ts';
import { useText } from '../base/useText.ts';
import { getIcon } from './getIcon.tsx';

/** An entry of the main menu: a page, an action, or a small menu. */
export interface NavigationEntry {
  readonly id: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly icon: ComponentType;
  readonly href?: string;
  readonly current?: boolean;
  readonly onSelect?: () => void;
  readonly items?: readonly MenuItem[];
  readonly tour?: string;
}

/**
 * Returns every page and action of the main menu. Entries of a remote are listed while it is live. An administrator
 * can't invite people, not even while they view a person's account.
 */
export function useNavigationEntries(rules: FrameRules): NavigationEntry[] {
  const t = useText();
  const { remotes } = useShellHost();
  const { flags, openDialog, i18n } = useHost();
  const { locale } = i18n;
  const { isAdmin } = useSession();
  const isViewing = useIsViewing();
  const here = firstSegment(useLocation().pathname);
  const isLive = (slot: DialogSlot) => remotes.getFillers(slot).length > 0;

  const pages = remotes.navigation().map(({ page, path, words, shortWords = words, icon, tour }): NavigationEntry => ({
    id: page,
    label: words[locale],
    shortLabel: shortWords[locale],
    icon: getIcon(icon),
    href: path,
    current: here === firstSegment(path),
    tour,
  }));
  const action = (id: string, icon: ComponentType, more: Partial<NavigationEntry>): NavigationEntry => ({
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
