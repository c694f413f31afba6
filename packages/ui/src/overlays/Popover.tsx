import { useState, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../provider/lazyPart.tsx';
import { usePopup, type PopupTriggerProps } from './usePopup.ts';

export interface PopoverProps {
  trigger: ReactElement<PopupTriggerProps>;
  /** The pop-up's name for screen readers. */
  label: string;
  /** Content, or a function that gets how to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom' | 'bottom-start' | 'bottom-end' | 'top' | 'top-start' | 'top-end' | 'left' | 'right';
  /** CSS width. */
  width?: string;
  /** Leaves the inner distance to the content. */
  flush?: boolean;
  /** Opened by itself: the focus stays where it is. */
  quiet?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export const PopoverPart = lazyPart(async () => (await import('./PopoverPart.tsx')).PopoverPart);

/** Something more beside a button. Not modal: Esc or a click beside it closes. */
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
