import type { FrameRules } from './frameOf.ts';
import { Menu, NavItem, NavRail, useIsPhone } from '@meet/ui';
import { Ellipsis, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { readText, writeText } from '../session/storage.ts';
import { useText } from '../i18n/useText.ts';
import { useNavigationEntries, type NavigationEntry } from './useNavigationEntries.ts';

const RAIL_OPENED = 'navigationOpened';
/** From here on the page has room for words beside the icons. */
const WIDE_WINDOW = '(min-width: 1280px)';
/** What the bar of a phone holds beside 'More'. */
const PHONE_ENTRIES = 4;

/** The main menu: a rail at the side; on phones a bar with the first pages and a menu of the rest. */
export function NavigationRail({ rules }: { rules: FrameRules }) {
  const t = useText();
  const entries = useNavigationEntries(rules);
  const phone = useIsPhone();
  const [opened, setOpened] = useState(isOpenedAtFirst);

  function toggle() {
    writeText(RAIL_OPENED, opened ? '0' : '1');
    setOpened(!opened);
  }

  return (
    <NavRail opened={opened} label={t('nav.label')}>
      {(phone ? entries.slice(0, PHONE_ENTRIES) : entries).map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {phone ? (
        <MoreEntries entries={entries.slice(PHONE_ENTRIES)} />
      ) : (
        <NavItem
          icon={opened ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
          label={t(opened ? 'nav.collapse' : 'nav.expand')}
          shortLabel={t(opened ? 'nav.short.collapse' : 'nav.short.expand')}
          onClick={toggle}
        />
      )}
    </NavRail>
  );
}

function Entry({ entry: { label, shortLabel, icon: Icon, href, current, onSelect, items, tour } }: EntryProps) {
  const item = (
    <NavItem
      icon={<Icon />}
      label={label}
      shortLabel={shortLabel}
      href={href}
      current={current}
      data-tour={tour}
      onClick={onSelect}
    />
  );
  return items ? <Menu placement="right-start" label={label} trigger={item} items={items} /> : item;
}

interface EntryProps {
  entry: NavigationEntry;
}

function MoreEntries({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useText();
  return (
    <Menu
      placement="top-end"
      label={t('nav.more')}
      trigger={
        <NavItem
          icon={<Ellipsis aria-hidden />}
          label={t('nav.more')}
          current={entries.some(({ current }) => current)}
        />
      }
      items={entries.map(({ id, label, icon: Icon, href, onSelect, items }) => ({
        id,
        label,
        icon: <Icon />,
        href,
        onSelect,
        items,
      }))}
    />
  );
}

function isOpenedAtFirst(): boolean {
  const chosen = readText(RAIL_OPENED);
  return chosen === undefined ? matchMedia(WIDE_WINDOW).matches : chosen === '1';
}
