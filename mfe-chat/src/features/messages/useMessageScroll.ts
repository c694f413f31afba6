import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MessageTarget } from '../../state/createChat.ts';
import type { MessageRow } from './buildRows.ts';
import { guessHeight } from './guessHeight.ts';

/** Maximum distance from the end that still counts as being at the end. */
const AT_END_PX = 10;
/** Distance from the end beyond which the list does not scroll for a new message, but announces it. */
const FAR_FROM_END_PX = 64;
/** Distance from the top, or from the end of a part of the history, at which the next page is fetched. */
const NEAR_EDGE_PX = 160;

export interface MessageScrollOptions {
  readonly onNearTop: () => void;
  /** Loads the rows that follow; undefined if none do. */
  readonly onNearEnd: (() => void) | undefined;
  /**
   * The message to show. The list begins there, and scrolls there once for each new target object, as soon as its row
   * is loaded.
   */
  readonly target: MessageTarget | undefined;
}

export interface MessageScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** Whether messages came in while the person was reading farther up. */
  readonly hasNewBelow: boolean;
  readonly isFarUp: boolean;
  /** Whether the list has scrolled to its first position: its end, or the target. */
  readonly isPlaced: boolean;
  readonly handleScroll: () => void;
  readonly goToEnd: () => void;
}

/**
 * Controls the scrolling of the message list. It starts at the end, follows new messages while the person is at the
 * end, and keeps the position when older messages load above.
 */
export function useMessageScroll(
  rows: readonly MessageRow[],
  { onNearTop, onNearEnd, target }: MessageScrollOptions,
): MessageScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const [hasNewBelow, setNewBelow] = useState(false);
  const [isFarUp, setFarUp] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  const started = useRef(false);
  const lastKey = useRef<string>(undefined);
  const wasNearEnd = useRef(true);
  const targetIndex =
    target === undefined
      ? -1
      : rows.findIndex((row) => row.kind === 'message' && row.message.sequence === target.sequence);
  const isPart = onNearEnd !== undefined;
  const [follows, setFollows] = useState(!isPart);
  useEffect(() => setFollows(!isPart), [isPart]);
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are used here and in the list only
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => guessHeight(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
    anchorTo: 'end',
    followOnAppend: follows && !isPart,
    scrollEndThreshold: FAR_FROM_END_PX,
    paddingEnd: 8,
    initialRect: { width: 0, height: 600 },
    onChange: (instance) => {
      const distance = instance.getDistanceFromEnd();
      wasNearEnd.current = distance <= FAR_FROM_END_PX;
      setFarUp(started.current && distance > FAR_FROM_END_PX);
      if (distance <= AT_END_PX) setNewBelow(false);
      if (started.current && (wasNearEnd.current || targetIndex !== -1)) setPlaced(true);
    },
  });

  useLayoutEffect(() => {
    if (started.current || rows.length === 0) return;
    started.current = true;
    if (targetIndex === -1) virtualizer.scrollToEnd();
  }, [rows.length, targetIndex, virtualizer]);

  const reached = useRef<MessageTarget>(undefined);
  useLayoutEffect(() => {
    if (targetIndex === -1 || reached.current === target) return;
    reached.current = target;
    virtualizer.scrollToIndex(targetIndex, { align: 'center' });
  }, [target, targetIndex, virtualizer]);

  const last = rows.at(-1);
  // Received messages go above unsent ones, so the last row stays the same. A reader at the end must stay there even
  // so.
  const holdsBack = last?.kind === 'outgoing';
  useEffect(() => {
    if (holdsBack && wasNearEnd.current) virtualizer.scrollToEnd();
  }, [holdsBack, rows.length, virtualizer]);
  const wasPart = useRef(isPart);
  useEffect(() => {
    if (!last || last.key === lastKey.current) return;
    const isFirstDrawing = lastKey.current === undefined;
    lastKey.current = last.key;
    // Messages that follow a part of the history are not new ones.
    const joins = wasPart.current;
    wasPart.current = isPart;
    if (isFirstDrawing || isPart || joins) return;
    const isOwn = last.kind === 'outgoing' || (last.kind === 'message' && last.isOwn);
    if (isOwn) virtualizer.scrollToEnd();
    else if (!wasNearEnd.current) setNewBelow(true);
  }, [last, isPart, virtualizer]);

  function handleScroll(): void {
    if (!started.current || !scroller.current) return;
    if (scroller.current.scrollTop < NEAR_EDGE_PX) onNearTop();
    if (virtualizer.getDistanceFromEnd() < NEAR_EDGE_PX) onNearEnd?.();
  }

  // Elements between the messages and the composer reduce the height. A reader at the end stays at the end.
  const isEmpty = rows.length === 0;
  useEffect(() => {
    const element = scroller.current;
    if (isEmpty || !element) return;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      height = element.clientHeight;
      const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (lost > 0 && distance - lost <= FAR_FROM_END_PX) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty, virtualizer]);

  // Rows that begin at the top, or are too few to scroll, cause no scroll event. Check them once they are laid out.
  const firstKey = rows[0]?.key;
  const check = useEffectEvent(() => {
    handleScroll();
    const isAtPlace = targetIndex !== -1 || virtualizer.getDistanceFromEnd() <= FAR_FROM_END_PX;
    if (started.current && isAtPlace) setPlaced(true);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(check);
    return () => cancelAnimationFrame(frame);
  }, [firstKey]);

  function goToEnd(): void {
    setNewBelow(false);
    virtualizer.scrollToEnd();
  }

  return { scroller, virtualizer, hasNewBelow, isFarUp, isPlaced, handleScroll, goToEnd };
}
