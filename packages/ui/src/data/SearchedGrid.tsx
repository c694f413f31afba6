import { SearchInput } from '../fields/SearchInput.tsx';
import { Box, HStack, Stack } from '../layout/primitives.tsx';
import { Text } from '../layout/Text.tsx';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const SEARCH_MAX_LENGTH = 100;

export interface SearchedGridProps<Item> extends DataGridProps<Item> {
  search: { label: string; value: string; onChange: (search: string) => void };
  /** Number of all entries, once it is known. */
  total: string | undefined;
  pages: PaginationProps;
}

/** A table for more than one page of items, with a search field above and page buttons below. */
export function SearchedGrid<Item>({ search, total, pages, ...grid }: SearchedGridProps<Item>) {
  return (
    <Stack>
      <HStack justifyContent="space-between" flexWrap="wrap">
        <Box w={{ base: 'full', sm: 80 }}>
          <SearchInput {...search} maxLength={SEARCH_MAX_LENGTH} />
        </Box>
        <Text tone="muted" role="status">
          {total}
        </Text>
      </HStack>
      <DataGrid {...grid} />
      <Pagination {...pages} />
    </Stack>
  );
}
