import { LongWait, Page, Skeleton, SkeletonCard, Stack } from '@meet/ui';
import { hurry } from '../remotes/retryWithBackoff.ts';

/** The shape of most pages: a title, a line about it, and two cards. Says so when it takes long. */
export function PageSkeleton() {
  return (
    <Page>
      {/* On phones pages are longer than the window: the footer waits below it rather than jump there. */}
      <Stack gap={6} minH={{ base: '100dvh', md: 'auto' }}>
        <Stack gap={1}>
          <Skeleton h="29px" w="220px" />
          <Skeleton h={5} w="min(320px, 80%)" />
        </Stack>
        {/* Its text lies below the title, which the document may have drawn. */}
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
