import { Menu as Chakra } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { Box } from '../layout/primitives.tsx';
import { watchFocus } from './focusReturn.ts';
import type { MenuGroup, MenuItem } from './MenuItem.ts';
import { MenuItems } from './MenuItems.tsx';
import { useMenuChoice } from './useMenuChoice.ts';
import { menuContentStyles } from './menuContentStyles.ts';
import { landmarkAround, raise, raisedStyles } from './raised.ts';
import type { PopupTriggerProps } from './usePopup.ts';
import { withoutReferences } from './withoutReferences.ts';

watchFocus();

export interface MenuProps {
  /** One button; it gets the ARIA and the handlers. */
  trigger: ReactElement<PopupTriggerProps>;
  /** Items, or groups of them with a line between. Falsy entries are left out. */
  items: readonly (MenuItem | MenuGroup | false | undefined | null)[];
  /** Drawn above the items, e.g. who is signed in. */
  header?: ReactNode;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start' | 'left-start';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Its name; the trigger's own unless given. */
  label?: string;
}

export interface MenuPartProps extends Omit<MenuProps, 'trigger' | 'open' | 'onOpenChange'> {
  open: boolean;
  setOpen: (open: boolean) => void;
  triggerId: string;
  contentId: string;
}

/** The ref of a menu, which React calls at each render. */
function createFocusKeeper(triggerId: string) {
  let last: HTMLElement | undefined;
  return (menu: HTMLElement | null) => {
    if (menu && menu !== last) {
      last = menu;
      // A frame later, keys would have gone to the trigger, which does nothing with them.
      menu.focus({ preventScroll: true });
    } else if (!menu) setTimeout(giveBack);
  };

  /** The menu takes the focus a frame after each key, even after the key that closed it. */
  function giveBack(): void {
    const isGone = !last?.isConnected && document.activeElement === document.body;
    if (isGone) document.getElementById(triggerId)?.focus();
  }
}

/** Neighbouring single items stand together as one group without a heading. */
function inGroups(entries: MenuProps['items']): MenuGroup[] {
  const groups: { group: string; items: MenuItem[]; open: boolean }[] = [];
  for (const entry of entries) {
    if (!entry) continue;
    const last = groups.at(-1);
    if ('group' in entry) groups.push({ group: entry.group, items: [...entry.items], open: false });
    else if (last?.open) last.items.push(entry);
    else groups.push({ group: '', items: [entry], open: true });
  }
  return groups.filter(({ items }) => items.length > 0);
}

export function MenuPart({
  items,
  header,
  placement = 'bottom-start',
  label,
  open,
  setOpen,
  triggerId,
  contentId,
}: MenuPartProps) {
  const groups = inGroups(items);
  const place = useMemo(() => landmarkAround(triggerId), [triggerId]);
  const [keepFocus] = useState(() => createFocusKeeper(triggerId));
  const choice = useMenuChoice(groups.flatMap((group) => group.items));

  return (
    <Chakra.Root
      open={open}
      onOpenChange={(change) => (choice.reset(), setOpen(change.open))}
      onSelect={choice.handleSelect}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={{ placement, gutter: 6, strategy: 'fixed' }}
      aria-label={label}
      loopFocus
      lazyMount
      unmountOnExit
    >
      <Portal container={place}>
        <Chakra.Positioner ref={raise} {...raisedStyles} zIndex="popover">
          <Chakra.Content
            ref={keepFocus}
            {...menuContentStyles}
            {...(label ? withoutReferences : { 'aria-labelledby': triggerId })}
          >
            {header && (
              <Box px={2.5} pt={1.5} pb={2.5} mb={1.5} borderBottomWidth="1px">
                {header}
              </Box>
            )}
            <MenuItems groups={groups} place={place} onChoose={choice.handleClick} />
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
