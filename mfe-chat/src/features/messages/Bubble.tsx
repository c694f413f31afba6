import { Box } from '@meet/ui';
import type { ReactNode } from 'react';

interface Props {
  readonly isOwn: boolean;
  readonly faded?: boolean;
  readonly children: ReactNode;
}

/**
 * The surface of a message, in the direction of its text. The person's own messages have the accent colour and stand at
 * the end of the line.
 */
export function Bubble({ isOwn, faded, children }: Props) {
  return (
    <Box
      dir="auto"
      maxW="min(100%, 34rem)"
      w="fit-content"
      px={3}
      py={1.5}
      borderRadius="surface"
      borderEndEndRadius={isOwn ? 'mark' : undefined}
      borderEndStartRadius={isOwn ? undefined : 'mark'}
      bg={isOwn ? 'accent.solid' : 'bg.muted'}
      color={isOwn ? 'accent.contrast' : 'fg'}
      fontSize="sm"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      opacity={faded ? 0.7 : undefined}
    >
      {children}
    </Box>
  );
}
