import { Box, Flex, Text } from '@meet/ui';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** What it is, its value, and what can be done about it. */
export function ProfileRow({ label, children, action }: Props) {
  return (
    <Flex gap={3} py={3} alignItems="center" borderTopWidth="1px" minH={16}>
      <Box flex={1} minW={0}>
        <Text size="xs" tone="muted">
          {label}
        </Text>
        {children}
      </Box>
      {action}
    </Flex>
  );
}
