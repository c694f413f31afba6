import { firstSegment, hrefFor, ROUTES, type FrameRules, type RouteName } from '@meet/contracts/routes';
import type { DialogSlot } from '@meet/contracts/slots';
import { Slot, useHost } from '@meet/remote-kit';
import { Menu, NavItem, NavRail } from '@meet/ui';
import {
  Bell,
  Building2,
  Compass,
  History,
  House,
  Link2,
  PanelLeftClose,
  PanelLeftOpen,
  Plug,
  Smartphone,
  UserRoundPlus,
  UsersRound,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellHost } from '../app/HostScope.tsx';
import { MOBILE_APPS } from '../app/links.ts';
import { readText, writeText } from '../session/storage.ts';
import { useText } from '../i18n/useText.ts';

const PAGES: readonly {
  readonly route: RouteName;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly tour?: string;
}[] = [
  { route: 'dashboard', text: 'nav.dashboard', icon: House, tour: 'main-menu' },
  { route: 'ongoingMeetings', text: 'nav.ongoingMeetings', icon: Video },
  { route: 'groupsManagement', text: 'nav.groups', icon: UsersRound },
  { route: 'organization', text: 'nav.organization', icon: Building2 },
  { route: 'referrals', text: 'nav.referrals', icon: Link2 },
  { route: 'notifications', text: 'nav.notifications', icon: Bell },
  { route: 'meetingsHistory', text: 'nav.meetingsHistory', icon: History },
  { route: 'integrations', text: 'nav.integrations', icon: Plug },
];
const RAIL_OPENED = 'navigationOpened';
/** From here on the page has room for words beside the icons. */
const WIDE_WINDOW = '(min-width: 1280px)';

/** Every page and action of the main menu. What a remote brings is listed while that remote is live. */
export function NavigationRail({ rules }: { rules: FrameRules }) {
  const t = useText();
  const { remotes } = useShellHost();
  const { flags, openDialog } = useHost();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(isOpenedAtFirst);
  const isLive = (slot: DialogSlot) => remotes.fillersOf(slot).length > 0;

  function toggle() {
    writeText(RAIL_OPENED, opened ? '0' : '1');
    setOpened(!opened);
  }

  return (
    <NavRail opened={opened} label={t('nav.label')}>
      {PAGES.filter(({ route }) => remotes.handleOf(ROUTES[route].owner)).map(({ route, text, icon: Icon, tour }) => {
        const href = hrefFor(route as 'notifications');
        return (
          <NavItem
            key={route}
            icon={<Icon aria-hidden />}
            label={t(text)}
            href={href}
            current={firstSegment(pathname) === firstSegment(href)}
            data-tour={tour}
          />
        );
      })}
      <Slot name="shell.navigation/v1" fault="quiet" expanded={opened} />
      {isLive('account.inviteUser/v1') && (
        <NavItem
          icon={<UserRoundPlus aria-hidden />}
          label={t('nav.inviteUser')}
          onClick={() => void openDialog('account.inviteUser/v1')}
        />
      )}
      {!flags.desktopApp && (
        <Menu
          placement="right-start"
          label={t('nav.mobileApp')}
          trigger={<NavItem icon={<Smartphone aria-hidden />} label={t('nav.mobileApp')} />}
          items={MOBILE_APPS.map(({ id, href }) => ({ id, label: t(`nav.stores.${id}`), href, external: true }))}
        />
      )}
      {rules.tour && isLive('account.tour/v1') && (
        <NavItem
          icon={<Compass aria-hidden />}
          label={t('nav.tour')}
          onClick={() => void openDialog('account.tour/v1', { tourId: 'dashboard_tour' })}
        />
      )}
      <NavItem
        icon={opened ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
        label={t(opened ? 'nav.collapse' : 'nav.expand')}
        onClick={toggle}
      />
    </NavRail>
  );
}

function isOpenedAtFirst(): boolean {
  const chosen = readText(RAIL_OPENED);
  return chosen === undefined ? matchMedia(WIDE_WINDOW).matches : chosen === '1';
}
