import { useState } from 'react';
import { lazyPart } from '../provider/lazyPart.tsx';
import { usePopup } from './usePopup.ts';
import type { PopoverProps } from './PopoverPart.tsx';

export const PopoverPart = lazyPart(async () => (await import('./PopoverPart.tsx')).PopoverPart, true);

/** Additional content beside a button. It is not modal: Esc or a click outside closes it. */
export function Popover({ trigger, open: wanted, onOpenChange, ...popover }: PopoverProps) {
  const popup = usePopup(trigger, { kind: 'dialog', open: wanted, onOpenChange, preload: PopoverPart.preload });
  const [wasOpen, setWasOpen] = useState(popup.open);
  if (popup.open && !wasOpen) setWasOpen(true);
  return (
    <>
      {popup.element}
      {wasOpen && <PopoverPart {...popover} {...popup} />}
    </>
  );
}
