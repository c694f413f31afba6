import { cloneElement, useEffect, useId, useState, type ReactElement, type Ref } from 'react';
import { lazyPart } from '../provider/lazyPart.tsx';
import type { Side } from './placeBeside.ts';
import type { TooltipHint } from './TooltipBubble.tsx';

export type TooltipPlacement = Side;

const OPEN_DELAY_MS = 400;

const TooltipBubble = lazyPart(async () => (await import('./TooltipBubble.tsx')).TooltipBubble);

interface TriggerProps {
  ref?: Ref<Element>;
  'aria-describedby'?: string;
  onPointerEnter?: (event: React.PointerEvent) => void;
  onPointerLeave?: (event: React.PointerEvent) => void;
  onPointerDown?: (event: React.PointerEvent) => void;
  onFocus?: (event: React.FocusEvent) => void;
  onBlur?: (event: React.FocusEvent) => void;
}

export interface TooltipProps extends TooltipHint {
  /** A single focusable element that accepts a ref and DOM props. */
  children: ReactElement<TriggerProps>;
}

/** A short hint on hover and keyboard focus; Esc hides it. Required information must also be available elsewhere. */
export function Tooltip({ text, children, placement, shortcut, describes = true }: TooltipProps) {
  const [hovered, setHovered] = useState<{ element: Element; delay: number }>();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const id = useId();
  const open = anchor !== null;

  useEffect(() => {
    if (!hovered) return;
    let isLeft = false;
    // If the bubble's code can't be loaded, for example offline, the trigger keeps its own name.
    const loading = TooltipBubble.preload().then(
      () => true,
      () => false,
    );
    const show = async () => {
      if ((await loading) && !isLeft) setAnchor(hovered.element);
    };
    const timer = setTimeout(() => void show(), hovered.delay);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [hovered]);
  useEffect(() => {
    if (!open) return;
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(null);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);

  if (!text) return children;

  const show = (event: React.SyntheticEvent, delay: number) => setHovered({ element: event.currentTarget, delay });
  const hide = () => {
    setHovered(undefined);
    setAnchor(null);
  };
  const { props } = children;
  const trigger = cloneElement(children, {
    'aria-describedby': [props['aria-describedby'], open && describes && id].filter(Boolean).join(' ') || undefined,
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') show(event, OPEN_DELAY_MS);
    },
    onPointerLeave: (event) => (props.onPointerLeave?.(event), hide()),
    onPointerDown: (event) => (props.onPointerDown?.(event), hide()),
    onFocus: (event) => {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(event, 0);
    },
    onBlur: (event) => (props.onBlur?.(event), hide()),
  });

  return (
    <>
      {trigger}
      {anchor && <TooltipBubble {...{ anchor, id, text, placement, shortcut, describes }} />}
    </>
  );
}
