import type { ReactNode } from 'react';
import { Box, Heading, HStack, Stack, Surface, Text } from '@meet/ui';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={4} aria-label={title}>
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {children}
  </Stack>
);

export const Sample = ({ title, children, column }: { title: string; children: ReactNode; column?: boolean }) => (
  <Surface pad="md" as="div">
    <Text size="xs" weight="medium" tone="subtle" mb={4}>
      {title}
    </Text>
    {column ? (
      <Stack gap={3}>{children}</Stack>
    ) : (
      <HStack flexWrap="wrap" gap={3}>
        {children}
      </HStack>
    )}
  </Surface>
);

export const Columns = ({ children }: { children: ReactNode }) => (
  <Box display="grid" gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
    {children}
  </Box>
);
