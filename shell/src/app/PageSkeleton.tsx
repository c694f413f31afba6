import { LongWait, Page, Skeleton, SkeletonCard, Stack } from '@meet/ui';
import { hurry } from '../remotes/insist.ts';

/** The shape of most pages: a title and two cards. Says so when it takes long. */
export function PageSkeleton() {
  return (
    <Page>
      {/* On phones pages are longer than the window: the footer waits below it rather than jump there. */}
      <Stack gap={6} minH={{ base: '100dvh', md: 'auto' }}>
        <Skeleton h={8} w="220px" />
        {/* What it says lies below the title, which the document may have drawn. */}
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
