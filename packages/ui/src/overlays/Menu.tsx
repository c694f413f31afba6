import { useState } from 'react';
import { lazyPart } from '../provider/lazyPart.tsx';
import type { MenuProps } from './MenuPart.tsx';
import { usePopup } from './usePopup.ts';

export const MenuPart = lazyPart(async () => (await import('./MenuPart.tsx')).MenuPart, true);

/** A menu. Arrow keys, Home, End and typed letters move; Enter chooses; Esc closes it and returns the focus. */
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
