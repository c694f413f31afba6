import type { FrameRules } from '../addresses/getFrame.ts';
import { Slot, type StandIn } from '@meet/remote-kit';
import { Box, Menu, NavItem, NavRail, useIsPhone } from '@meet/ui';
import { Ellipsis, MessageCircle, PanelLeftClose, PanelLeftOpen, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { readText, writeText } from '../browser/storage.ts';
import { useText } from '../base/useText.ts';
import { useNavigationEntries, type NavigationEntry } from './useNavigationEntries.ts';

const RAIL_OPENED = 'navigationOpened';
/** Minimum window width at which the menu shows words beside the icons. */
const WIDE_WINDOW = '(min-width: 1280px)';
/** Number of pages in a phone's bar, beside contacts, chat and 'More'. */
const PHONE_PAGES = 2;

interface Props {
  readonly rules: FrameRules;
  readonly onOpenNetwork: (() => void) | undefined;
  readonly hasChat: boolean;
}

/**
 * The main menu. It is a rail at the side; on phones it is a bar with the first pages, people, chat, and a menu of the
 * rest.
 */
export function NavigationRail({ rules, onOpenNetwork, hasChat }: Props) {
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
      {(phone ? entries.slice(0, PHONE_PAGES) : entries).map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {phone ? (
        <>
          {onOpenNetwork && (
            <NavItem icon={<UsersRound aria-hidden />} label={t('nav.contacts')} onClick={onOpenNetwork} />
          )}
          {hasChat && <Slot name="shell.chatItem/v1" absent={AbsentChatItem} skeleton={<Box flex="1 0 64px" />} />}
          <MoreEntries entries={entries.slice(PHONE_PAGES)} isMarked={!(hasChat && rules.isChat)} />
        </>
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

/** Stands in the place of the chat's entry until the chat is loaded. It says why it waits, and a click tries again. */
function AbsentChatItem({ label, onRetry }: StandIn) {
  const t = useText();
  return <NavItem icon={<MessageCircle aria-hidden />} label={t('nav.chat')} name={label} onClick={onRetry} />;
}

interface EntryProps {
  entry: NavigationEntry;
}

interface MoreProps {
  readonly entries: readonly NavigationEntry[];
  /** Whether no other entry of the bar marks the present page. */
  readonly isMarked: boolean;
}

function MoreEntries({ entries, isMarked }: MoreProps) {
  const t = useText();
  return (
    <Menu
      placement="top-end"
      label={t('nav.more')}
      trigger={
        <NavItem
          icon={<Ellipsis aria-hidden />}
          label={t('nav.more')}
          current={isMarked && entries.some(({ current }) => current)}
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
