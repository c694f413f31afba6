import { CHAT_SEARCH_FILTERS, type ChatSearchFilter } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, HStack, Stack, Text } from '@meet/ui';
import type { ReactNode } from 'react';

/** Kind of the value that a filter takes. */
const MEANINGS = { from: 'from', in: 'in', has: 'has', before: 'day', after: 'day' } as const;

interface Props {
  /** Whether each filter has its explanation beside it. */
  readonly isExplained: boolean;
  readonly onChoose: (filter: ChatSearchFilter) => void;
}

/** Lists the filters of a search; a click writes one into the field. */
export function FilterHelp({ isExplained, onChoose }: Props) {
  const t = useTexts();
  if (!isExplained) {
    return (
      <HStack as="ul" gap={1.5} flexWrap="wrap" listStyleType="none">
        {CHAT_SEARCH_FILTERS.map((filter) => (
          <li key={filter}>
            <FilterButton filter={filter} onChoose={onChoose} />
          </li>
        ))}
      </HStack>
    );
  }
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {t('messageSearch.help')}
      </Text>
      <Stack as="ul" gap={2} listStyleType="none">
        {CHAT_SEARCH_FILTERS.map((filter) => (
          <Row key={filter} mark={<FilterButton filter={filter} onChoose={onChoose} />}>
            {t(`messageSearch.explained.${MEANINGS[filter]}`)}
          </Row>
        ))}
        <Row
          mark={
            <Text as="code" size="sm" px={2}>
              “…”
            </Text>
          }
        >
          {t('messageSearch.explained.phrase')}
        </Row>
      </Stack>
    </Stack>
  );
}

function Row({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <HStack as="li" gap={3}>
      <Box w={20} flexShrink={0}>
        {mark}
      </Box>
      <Text as="span" size="sm" tone="muted">
        {children}
      </Text>
    </HStack>
  );
}

function FilterButton({ filter, onChoose }: { readonly filter: ChatSearchFilter } & Pick<Props, 'onChoose'>) {
  const t = useTexts();
  return (
    <Box
      as="button"
      {...{ type: 'button' }}
      aria-label={`${filter}: ${t(`messageSearch.explained.${MEANINGS[filter]}`)}`}
      onClick={() => onChoose(filter)}
      minH={7}
      px={2}
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="full"
      fontSize="xs"
      cursor="pointer"
      _hover={{ bg: 'bg.hover' }}
    >
      {filter}:
    </Box>
  );
}
