import { Page, Skeleton, SkeletonCard, Stack } from '@meet/ui';

/** The shape of most pages: a title and two cards. */
export function PageSkeleton() {
  return (
    <Page>
      {/* On phones pages are longer than the window: the footer waits below it rather than jump there. */}
      <Stack gap={6} minH={{ base: '100dvh', md: 'auto' }}>
        <Skeleton h={8} w="220px" />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </Page>
  );
}
