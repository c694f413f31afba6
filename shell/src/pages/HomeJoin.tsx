import { Slot } from '@meet/remote-kit';
import { Box, LongWait, SkeletonCard } from '@meet/ui';
import { Suspense } from 'react';
import { HostScope } from '../app/HostScope.tsx';
import { hurry } from '../remotes/insist.ts';

/** The way into a meeting; the meetings remote draws it. */
export function HomeJoin() {
  const skeleton = <SkeletonCard height={44} />;
  return (
    <Box w="full" maxW="480px">
      <Suspense fallback={<LongWait onRetry={hurry}>{skeleton}</LongWait>}>
        <HostScope>
          <Slot name="home.join/v1" skeleton={skeleton} />
        </HostScope>
      </Suspense>
    </Box>
  );
}
