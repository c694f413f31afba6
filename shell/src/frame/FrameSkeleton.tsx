import { AppFrame, NavRail, Skeleton, Stack } from '@meet/ui';
import { PageSkeleton } from '../app/PageSkeleton.tsx';

/** The signed-in frame before its code is there: the same places, in grey. */
export function FrameSkeleton() {
  return (
    <AppFrame
      header={<Skeleton h={7} w={24} />}
      rail={
        <NavRail>
          <Stack gap={3} direction="inherit" px={2}>
            {Array.from({ length: 6 }, (_, item) => (
              <Skeleton key={item} h={10} w={10} borderRadius="control" />
            ))}
          </Stack>
        </NavRail>
      }
    >
      <PageSkeleton />
    </AppFrame>
  );
}
