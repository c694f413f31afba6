import { Slot } from '@meet/remote-kit';
import { Box, SkeletonCard } from '@meet/ui';
import { Suspense } from 'react';
import { HostScope } from '../app/HostScope.tsx';

/** The way into a meeting; the meetings remote draws it. */
export function HomeJoin() {
  const skeleton = <SkeletonCard height={44} />;
  return (
    <Box w="full" maxW="480px">
      <Suspense fallback={skeleton}>
        <HostScope>
          <Slot name="home.join/v1" skeleton={skeleton} />
        </HostScope>
      </Suspense>
    </Box>
  );
}
