import { cloneElement, useId, useState, type ReactElement, type Ref } from 'react';

export interface PopupTriggerProps {
  ref?: Ref<HTMLElement>;
  id?: string;
  onClick?: (event: React.MouseEvent) => void;
  onKeyDown?: (event: React.KeyboardEvent) => void;
  onPointerEnter?: (event: React.PointerEvent) => void;
  onFocus?: (event: React.FocusEvent) => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

interface PopupOptions {
  kind: 'menu' | 'dialog';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  preload: () => unknown;
  /** True if arrow keys on the trigger open it, as for menus. */
  arrows?: boolean;
}

/** Makes an element open a popup. The trigger stays the same element when the popup's code arrives. */
export function usePopup(trigger: ReactElement<PopupTriggerProps>, options: PopupOptions) {
  const { kind, preload, arrows, onOpenChange } = options;
  const [ownOpen, setOwnOpen] = useState(false);
  const ownId = useId();
  const open = options.open ?? ownOpen;
  const triggerId = trigger.props.id ?? ownId;
  const contentId = `${ownId}-content`;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  const element = cloneElement(trigger, {
    id: triggerId,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? contentId : undefined,
    onPointerEnter: (event) => (trigger.props.onPointerEnter?.(event), void preload()),
    onFocus: (event) => (trigger.props.onFocus?.(event), void preload()),
    onClick: (event) => {
      trigger.props.onClick?.(event);
      if (!event.defaultPrevented) setOpen(!open);
    },
    onKeyDown: (event) => {
      trigger.props.onKeyDown?.(event);
      if (!arrows || open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setOpen(true);
    },
  });
  return { element, open, setOpen, triggerId, contentId };
}
