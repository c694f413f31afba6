import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/** Number of rows from the address. The page draws only the visible rows, of one line each, and nothing else. */
const count = Number(new URLSearchParams(location.search).get('rows'));
const HEIGHT = 56;
const OVERSCAN = 6;

function List() {
  const scroller = useRef(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are used in this component only
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT,
    overscan: OVERSCAN,
  });
  const drawn = rows.getVirtualItems().map(({ index, key, start }) =>
    createElement(
      'div',
      {
        key,
        role: 'listitem',
        style: { position: 'absolute', top: 0, height: HEIGHT, transform: `translateY(${start}px)` },
      },
      `Row ${index}`,
    ),
  );
  const list = { role: 'list', style: { height: rows.getTotalSize(), position: 'relative' } };
  return createElement(
    'div',
    { ref: scroller, style: { height: '90vh', overflowY: 'auto' } },
    createElement('div', list, drawn),
  );
}

createRoot(document.getElementById('root')).render(createElement(List));
