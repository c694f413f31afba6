import { firstSegment, hrefFor, type FrameRules } from '@meet/contracts/routes';
import type { DialogSlot } from '@meet/contracts/slots';
import { Slot, useHost } from '@meet/remote-kit';
import { Menu, NavItem, NavRail } from '@meet/ui';
import { Compass, PanelLeftClose, PanelLeftOpen, Smartphone, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellHost } from '../app/HostScope.tsx';
import { MOBILE_APPS } from '../app/links.ts';
import { NAVIGATION_PAGES } from './navigationPages.ts';
import { readText, writeText } from '../session/storage.ts';
import { useText } from '../i18n/useText.ts';

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
      {NAVIGATION_PAGES.filter(({ route }) => remotes.drawerOf(route)).map(
        ({ route, text, shortText = text, icon: Icon, tour }) => {
          const href = hrefFor(route);
          return (
            <NavItem
              key={route}
              icon={<Icon aria-hidden />}
              label={t(text)}
              shortLabel={t(shortText)}
              href={href}
              current={firstSegment(pathname) === firstSegment(href)}
              data-tour={tour}
            />
          );
        },
      )}
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
          trigger={
            <NavItem
              icon={<Smartphone aria-hidden />}
              label={t('nav.mobileApp')}
              shortLabel={t('nav.short.mobileApp')}
            />
          }
          items={MOBILE_APPS.map(({ id, href }) => ({ id, label: t(`nav.stores.${id}`), href, external: true }))}
        />
      )}
      {rules.tour && isLive('account.tour/v1') && (
        <NavItem
          icon={<Compass aria-hidden />}
          label={t('nav.tour')}
          shortLabel={t('nav.short.tour')}
          onClick={() => void openDialog('account.tour/v1', { tourId: 'dashboard_tour' })}
        />
      )}
      <NavItem
        icon={opened ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
        label={t(opened ? 'nav.collapse' : 'nav.expand')}
        shortLabel={t(opened ? 'nav.short.collapse' : 'nav.short.expand')}
        onClick={toggle}
      />
    </NavRail>
  );
}

function isOpenedAtFirst(): boolean {
  const chosen = readText(RAIL_OPENED);
  return chosen === undefined ? matchMedia(WIDE_WINDOW).matches : chosen === '1';
}
