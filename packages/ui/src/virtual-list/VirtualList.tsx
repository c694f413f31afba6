import { Box } from '@meet/ui';
import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';

export interface VirtualListProps<Item> {
  label: string;
  items: readonly Item[];
  toKey: (item: Item) => string | number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Estimated height of a row, in pixels; rows measure themselves later. */
  estimateSize?: number;
  /** CSS height; without it and `maxHeight`, the list fills its flex parent. */
  height?: string;
  /** CSS height up to which the list grows with its rows. */
  maxHeight?: string;
  /** Free space after the last row, in pixels, for elements that float over the end of the list. */
  endSpace?: number;
  /** Number of rows rendered beyond the visible ones, at each end. */
  overscan?: number;
  /** Called on Enter or Space on a focused row. */
  onActivate?: (item: Item) => void;
  /** Called when the last rows are near, to fetch more. */
  onEndReached?: () => void;
  ref?: Ref<HTMLDivElement>;
}

const END_ROWS = 5;

type Rows = Virtualizer<HTMLDivElement, Element>;

/*
 * Sizes are read when the browser has laid out the page in any case. Reading them earlier would force one layout for
 * the list and another for its rows, in one task, which delays a large page.
 */
function observeRect(rows: Rows, onRect: (rect: { width: number; height: number }) => void) {
  if (!globalThis.ResizeObserver) return observeElementRect(rows, onRect);
  const observer = new ResizeObserver(([entry]) => {
    const [box] = entry!.borderBoxSize;
    onRect({ width: Math.round(box!.inlineSize), height: Math.round(box!.blockSize) });
  });
  observer.observe(rows.scrollElement!, { box: 'border-box' });
  return () => observer.disconnect();
}

/** Returns the height of a new row: its previous height, or the estimate. */
function measureRow(row: Element, entry: ResizeObserverEntry | undefined, rows: Rows): number {
  if (entry) return measureElement(row, entry, rows);
  const index = rows.indexFromElement(row);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index);
}

/** Renders only the visible rows. One row is a tab stop; arrow keys, Home, End and page keys move to the others. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const {
    label,
    items,
    toKey,
    renderItem,
    estimateSize = 56,
    height,
    maxHeight,
    endSpace = 0,
    overscan = 6,
    onActivate,
    onEndReached,
    ref,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const current = Math.min(active, items.length - 1);
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are used in this component only
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateSize,
    getItemKey: (index) => toKey(items[index] as Item),
    overscan,
    paddingEnd: endSpace,
    scrollPaddingEnd: endSpace,
    // The focused row stays rendered when it is scrolled out of sight: removing it would lose the focus.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return isFocused && !inSight.includes(current) ? [...inSight, current].sort((a, b) => a - b) : inSight;
    },
    observeElementRect: observeRect,
    measureElement: measureRow,
    onChange: ({ range }) => {
      if (range && items.length > 0 && range.endIndex >= items.length - END_ROWS) onEndReached?.();
    },
  });
  const drawn = rows.getVirtualItems();
  // If the tab stop is not rendered, the first rendered row replaces it.
  const tabStop = drawn.some(({ index }) => index === current) ? current : drawn[0]?.index;

  const focusRow = (index: number) => {
    setActive(index);
    rows.scrollToIndex(index, { align: 'auto' });
    const focus = () =>
      list.current?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`)?.focus({ preventScroll: true });
    focus();
    // Scrolling may draw the row later, or again. By then Enter may have led the focus elsewhere.
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement === body || list.current?.contains(activeElement)) focus();
    });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // Keys in a list within a row belong to that list.
    if ((event.target as HTMLElement).parentElement !== list.current) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / estimateSize) - 1);
    const targets: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    const item = items[current];
    if (target !== undefined) {
      event.preventDefault();
      focusRow(Math.max(0, Math.min(target, items.length - 1)));
    } else if ((event.key === 'Enter' || event.key === ' ') && onActivate && item !== undefined) {
      event.preventDefault();
      onActivate(item);
    }
  };

  return (
    <Box
      ref={mergeRefs(scroller, ref)}
      h={height}
      maxH={maxHeight}
      flex={(height ?? maxHeight) ? undefined : 1}
      minH={0}
      overflowY="auto"
      overscrollBehavior="contain"
    >
      <div
        ref={list}
        role="list"
        aria-label={label}
        style={{ height: rows.getTotalSize(), position: 'relative' }}
        onKeyDown={handleKey}
        onFocus={() => setFocused(true)}
        onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      >
        {drawn.map(({ index, key, start }) => (
          <Box
            key={key}
            ref={rows.measureElement}
            data-index={index}
            role="listitem"
            aria-setsize={items.length}
            aria-posinset={index + 1}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={() => setActive(index)}
            position="absolute"
            top={0}
            insetX={0}
            borderRadius="control"
            _focusVisible={{ outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-2px' }}
            style={{ transform: `translateY(${start}px)` }}
          >
            {renderItem(items[index] as Item, index)}
          </Box>
        ))}
      </div>
    </Box>
  );
}

const mergeRefs =
  (...refs: (Ref<HTMLDivElement> | undefined)[]) =>
  (element: HTMLDivElement | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
