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
  /** A single button; it receives the ARIA attributes and the handlers. */
  trigger: ReactElement<PopupTriggerProps>;
  /** Items, or groups of them, which lines separate. Falsy entries are ignored. */
  items: readonly (MenuItem | MenuGroup | false | undefined | null)[];
  /** Content above the items, for example the signed-in person. */
  header?: ReactNode;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start' | 'left-start';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Name of the menu; by default, the trigger's name. */
  label?: string;
}

export interface MenuPartProps extends Omit<MenuProps, 'trigger' | 'open' | 'onOpenChange'> {
  open: boolean;
  setOpen: (open: boolean) => void;
  triggerId: string;
  contentId: string;
}

/** Creates the ref of a menu, which React calls at each render. */
function createFocusKeeper(triggerId: string) {
  let last: HTMLElement | undefined;
  return (menu: HTMLElement | null) => {
    if (menu && menu !== last) {
      last = menu;
      // Focused now: a frame later, keys would have gone to the trigger, which ignores them.
      menu.focus({ preventScroll: true });
    } else if (!menu) setTimeout(giveBack);
  };

  /**
   * Returns the focus to the trigger. The menu takes the focus a frame after each key, even after the key that closed
   * it.
   */
  function giveBack(): void {
    const isGone = !last?.isConnected && document.activeElement === document.body;
    if (isGone) document.getElementById(triggerId)?.focus();
  }
}

/** Groups entries; adjacent single items form one group without a heading. */
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
