import { Box, HStack, Skeleton } from '@meet/ui';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Placeholder of the signed-in frame until its code is loaded, with grey shapes in the same places. */
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
