import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Box, VisuallyHidden } from '../layout/primitives.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';

const Frame = styled('div', {
  base: { position: 'relative', overflow: 'auto', borderWidth: '1px', borderRadius: 'surface', bg: 'bg.surface' },
});
const Table = styled('table', { base: { w: 'full', borderCollapse: 'separate', borderSpacing: 0, fontSize: 'sm' } });
const Head = styled('th', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    h: 10,
    px: 4,
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
  },
  variants: { end: { true: { textAlign: 'end' } } },
});
const Row = styled('tr', {
  base: { '&:last-child > td': { borderBottomWidth: 0 }, '&:hover > td': { bg: 'bg.hover' } },
  variants: { highlighted: { true: { '& > td': { bg: 'accent.subtle' } } } },
});
const Cell = styled('td', {
  base: { minH: 12, px: 4, py: 2, h: 12, borderBottomWidth: '1px', verticalAlign: 'middle' },
  variants: { end: { true: { textAlign: 'end' } }, tabular: { true: { fontVariantNumeric: 'tabular-nums' } } },
});
const Sort = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    cursor: 'pointer',
    color: 'inherit',
    fontWeight: 'inherit',
    _hover: { color: 'fg' },
  },
});

export interface Column<Item> {
  id: string;
  header: string;
  cell: (item: Item) => ReactNode;
  align?: 'start' | 'end';
  /** CSS width. */
  width?: string;
  tabular?: boolean;
  /** True if the header is only for screen readers, for example above action buttons. */
  headerHidden?: boolean;
  sortable?: boolean;
}

export interface SortOrder {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataGridProps<Item> {
  /** Name of the table's content. */
  label: string;
  columns: readonly Column<Item>[];
  /** Undefined while the first page loads; the grid then shows skeleton rows. */
  items: readonly Item[] | undefined;
  toKey: (item: Item) => string | number;
  /** Shown when there are no items, for example an EmptyState. */
  empty?: ReactNode;
  /** True while newer rows load; the old ones stay. */
  busy?: boolean;
  /** CSS height; the grid then scrolls by itself. */
  height?: string;
  isHighlighted?: (item: Item) => boolean;
  sort?: SortOrder;
  onSort?: (sort: SortOrder) => void;
  skeletonRows?: number;
}

const flip = (id: string, sort?: SortOrder): SortOrder => ({
  column: id,
  direction: sort?.column === id && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** A table with a sticky header. The frame is focusable, so that keyboards can scroll it. */
export function DataGrid<Item>(props: DataGridProps<Item>) {
  const { label, columns, items, toKey, empty, busy, height, isHighlighted, sort, onSort, skeletonRows = 5 } = props;
  const texts = useUiTexts();
  return (
    <Frame h={height} tabIndex={0} role="region" aria-label={label} aria-busy={busy || !items}>
      {busy && items && (
        <Box position="sticky" top={0} insetX={0} h={0} zIndex={2}>
          <ProgressBar label={texts.loading} />
        </Box>
      )}
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, header, align, width, headerHidden, sortable }) => (
              <Head
                key={id}
                scope="col"
                end={align === 'end'}
                w={width}
                aria-sort={sort?.column === id ? sort.direction : undefined}
              >
                {headerHidden ? (
                  <VisuallyHidden>{header}</VisuallyHidden>
                ) : sortable && onSort ? (
                  <Sort type="button" onClick={() => onSort(flip(id, sort))}>
                    {header}
                    {sort?.column === id &&
                      (sort.direction === 'ascending' ? <ArrowUp size={14} /> : <ArrowDown size={14} />)}
                  </Sort>
                ) : (
                  header
                )}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {items?.map((item) => (
            <Row key={toKey(item)} highlighted={isHighlighted?.(item)}>
              {columns.map(({ id, cell, align, tabular }) => (
                <Cell key={id} end={align === 'end'} tabular={tabular}>
                  {cell(item)}
                </Cell>
              ))}
            </Row>
          ))}
          {!items &&
            Array.from({ length: skeletonRows }, (_, row) => (
              <Row key={row} aria-hidden>
                {columns.map(({ id }, column) => (
                  <Cell key={id}>
                    <Skeleton h="14px" w={`${[70, 50, 60, 40][(row + column) % 4]}%`} />
                  </Cell>
                ))}
              </Row>
            ))}
          {items?.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </Table>
    </Frame>
  );
}
