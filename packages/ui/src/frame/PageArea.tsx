import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const AREA_ID = 'page-area';

const Around = styled('div', {
  variants: { shared: { true: { h: '100dvh', display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' } } },
});
const Area = styled('div', {
  variants: {
    // Makes the area the container of the page's fixed elements, and of the page's height.
    shared: { true: { containerType: 'size', contain: 'layout', overflowY: 'auto', '--page-height': '100cqh' } },
  },
});

/** Shows the page and, if there is one, a bar below it. The bar has its own space and covers nothing of the page. */
export function PageArea({ children, bar }: { children: ReactNode; bar: ReactNode }) {
  const shared = Boolean(bar);
  return (
    <Around shared={shared}>
      <Area id={AREA_ID} shared={shared}>
        {children}
      </Area>
      {bar}
    </Around>
  );
}

/** Returns the size of the page's area in the window, in pixels. */
export function pageAreaSize(): { readonly width: number; readonly height: number } {
  const area = document.getElementById(AREA_ID);
  const isShared = area && getComputedStyle(area).containerType === 'size';
  return isShared
    ? { width: area.clientWidth, height: area.clientHeight }
    : { width: window.innerWidth, height: window.innerHeight };
}

/** Calls `onChange` when the size of the page's area may have changed. Returns a function that stops it. */
export function watchPageArea(onChange: () => void): () => void {
  const area = document.getElementById(AREA_ID);
  const watching = new ResizeObserver(onChange);
  if (area) watching.observe(area);
  window.addEventListener('resize', onChange);
  return () => {
    watching.disconnect();
    window.removeEventListener('resize', onChange);
  };
}
