import type { ReactNode } from 'react';
import { Box, HStack } from '../layout/primitives.tsx';
import { Heading, Text } from '../layout/Text.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Content beside the title, for example an info note. */
  info?: ReactNode;
  /** Buttons; the page's main action comes last. */
  actions?: ReactNode;
}

/** Header of a page, with its only `h1`. */
export function PageHeader({ title, description, info, actions }: PageHeaderProps) {
  return (
    <HStack as="header" flexWrap="wrap" gap={4} mb={6} alignItems="flex-start">
      <Box flex="1 1 240px" minW={0}>
        <HStack gap={1}>
          <Heading as="h1" size="lg">
            {title}
          </Heading>
          {info}
        </HStack>
        {description && (
          <Text tone="muted" mt={1}>
            {description}
          </Text>
        )}
      </Box>
      {actions && <HStack flexWrap="wrap">{actions}</HStack>}
    </HStack>
  );
}
