import { Box, Flex, HStack, Text } from '@meet/ui';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  /** Content beside the label. */
  readonly info?: ReactNode;
  readonly action?: ReactNode;
}

/** Shows a label, its value, and its actions. */
export function ProfileRow({ label, children, info, action }: Props) {
  return (
    <Flex gap={3} py={3} alignItems="center" borderTopWidth="1px" minH={16}>
      <Box flex={1} minW={0}>
        <HStack gap={1}>
          <Text size="xs" tone="muted">
            {label}
          </Text>
          {info}
        </HStack>
        {children}
      </Box>
      {action}
    </Flex>
  );
}
