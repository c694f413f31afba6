import { useState, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../provider/lazyPart.tsx';
import { usePopup, type PopupTriggerProps } from './usePopup.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes it a link. */
  href?: string;
  external?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Shown under the label while disabled. */
  disabledReason?: string;
  /** A second, quieter line. */
  description?: string;
  shortcut?: string;
  /** Given, the item is a choice with a tick. */
  checked?: boolean;
  /** Opens a further menu. */
  items?: readonly MenuItem[];
}

export interface MenuGroup {
  /** Its heading; '' for a line without words. */
  group: string;
  items: readonly MenuItem[];
}

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

export const MenuPart = lazyPart(async () => (await import('./MenuPart.tsx')).MenuPart);

/** Arrow keys, Home, End and typed letters move; Enter chooses; Esc closes and gives the focus back. */
export function Menu({ trigger, open: wanted, onOpenChange, ...menu }: MenuProps) {
  const popup = usePopup(trigger, {
    kind: 'menu',
    open: wanted,
    onOpenChange,
    preload: MenuPart.preload,
    arrows: true,
  });
  const [wasOpen, setWasOpen] = useState(popup.open);
  if (popup.open && !wasOpen) setWasOpen(true);
  return (
    <>
      {popup.element}
      {wasOpen && <MenuPart {...menu} {...popup} />}
    </>
  );
}
