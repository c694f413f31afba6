import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { HStack } from '../layout/primitives.tsx';
import { Text } from '../layout/Text.tsx';
import { fillText, useUiTexts } from '../provider/UiTexts.ts';
import { pagesToShow } from './pagesToShow.ts';

export interface PaginationProps {
  /** Number of the page, from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Buttons for pages; nothing if there is only one page. */
export function Pagination({ page, pageCount, onChange }: PaginationProps) {
  const texts = useUiTexts();
  if (pageCount <= 1) return null;
  return (
    <HStack as="nav" aria-label={texts.pagination} gap={1} justifyContent="center">
      <IconButton
        size="sm"
        label={texts.previous}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pagesToShow(page, pageCount).map((number, index) =>
        number ? (
          <Button
            key={number}
            size="sm"
            variant={number === page ? 'secondary' : 'ghost'}
            minW={8}
            px={2}
            fontVariantNumeric="tabular-nums"
            aria-label={fillText(texts.page, { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </Button>
        ) : (
          <Text key={`gap-${index}`} as="span" tone="subtle" px={1} aria-hidden>
            …
          </Text>
        ),
      )}
      <IconButton
        size="sm"
        label={texts.next}
        icon={<ChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      />
    </HStack>
  );
}
