import type { ReactNode } from 'react';
import { Box, HStack, Stack } from '../layout/primitives.tsx';
import { Heading, Text } from '../layout/Text.tsx';

export interface EmptyStateProps {
  /** Drawing from `@meet/ui/illustrations`. */
  illustration?: ReactNode;
  /** One sentence. */
  title: string;
  description?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Small version, for panels and popovers. */
  compact?: boolean;
  /** Heading level; 'p' if a heading would not fit the outline. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
}

export function EmptyState({ illustration, title, description, action, compact, as = 'p' }: EmptyStateProps) {
  return (
    <Stack alignItems="center" textAlign="center" gap={0} py={compact ? 6 : 12} px={4}>
      {illustration && (
        <Box mb={compact ? 3 : 6} w={compact ? 28 : 48} maxW="full">
          {illustration}
        </Box>
      )}
      <Heading as={as} size={compact ? 'sm' : 'md'} maxW={80}>
        {title}
      </Heading>
      {description && (
        <Text as="div" tone="muted" mt={2} maxW={96}>
          {description}
        </Text>
      )}
      {action && (
        <HStack mt={compact ? 4 : 6} flexWrap="wrap" justifyContent="center">
          {action}
        </HStack>
      )}
    </Stack>
  );
}
