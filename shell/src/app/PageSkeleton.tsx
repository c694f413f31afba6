import { Page, Skeleton, SkeletonCard, Stack } from '@meet/ui';

/** The shape of most pages: a title and two cards. */
export function PageSkeleton() {
  return (
    <Page>
      <Stack gap={6}>
        <Skeleton h={8} w="220px" />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </Page>
  );
}
