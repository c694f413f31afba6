import { LongWait, Page, Skeleton, SkeletonCard, Stack } from '@meet/ui';
import { hurry } from '../remotes/retryWithBackoff.ts';

/**
 * Placeholder in the shape of most pages: a title, a line below it, and two cards. It says so when loading takes long.
 */
export function PageSkeleton() {
  return (
    <Page>
      {/* On phones pages are longer than the window, so the footer starts below it rather than jump there later. */}
      <Stack gap={6} minH={{ base: '100dvh', md: 'auto' }}>
        <Stack gap={1}>
          <Skeleton h="29px" w="220px" />
          <Skeleton h={5} w="min(320px, 80%)" />
        </Stack>
        {/* The text of a long wait stands below the title, which the document may already have drawn. */}
        <LongWait onRetry={hurry}>
          <Stack gap={6}>
            <SkeletonCard />
            <SkeletonCard />
          </Stack>
        </LongWait>
      </Stack>
    </Page>
  );
}
