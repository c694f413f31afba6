import { formatBytes } from '@meet/contracts/texts';
import type { ChatFile } from '@meet/chat-contract';
import { Box, HStack, Text } from '@meet/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from './KindIcon.tsx';

interface Props {
  readonly file: Pick<ChatFile, 'kind' | 'name' | 'size'>;
  /** Actions at the card's end. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows a file's kind, name and size. */
export function FileCard({ file, action, children }: Props) {
  const { i18n } = useTranslation();
  return (
    <Box
      w="18rem"
      maxW="full"
      px={3}
      py={2}
      borderWidth="1px"
      borderRadius="surface"
      bg="bg.surface"
      color="fg"
      overflow="hidden"
    >
      <HStack gap={3}>
        <Box color="fg.muted" flexShrink={0}>
          <KindIcon kind={file.kind} />
        </Box>
        <Box flex={1} minW={0}>
          <Text size="sm" weight="medium" truncate title={file.name}>
            {file.name}
          </Text>
          <Text size="xs" tone="muted">
            {formatBytes(file.size, i18n.language)}
          </Text>
        </Box>
        {action}
      </HStack>
      {children}
    </Box>
  );
}
