import { Box, HStack, Skeleton } from '@meet/ui';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The signed-in frame before its code is there: the same places, in grey. */
export function FrameSkeleton() {
  return (
    <Box h="var(--page-height, 100dvh)" overflow="hidden" bg="bg">
      <HStack as="header" h={14} px={4} bg="bg.surface" borderBottomWidth="1px">
        <Skeleton h={7} w={24} />
      </HStack>
      <PageSkeleton />
    </Box>
  );
}
