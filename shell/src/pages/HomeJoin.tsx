import { Slot } from '@meet/remote-kit';
import { Card, LongWait, Skeleton, Stack } from '@meet/ui';
import { Suspense } from 'react';
import { HostScope } from '../host/HostScope.tsx';
import { hurry } from '../remotes/retryWithBackoff.ts';

/** The form to join a meeting, which the meetings remote draws. */
export function HomeJoin() {
  return (
    <Suspense fallback={<LongWait onRetry={hurry}>{skeleton}</LongWait>}>
      <HostScope>
        <Slot name="home.join/v1" skeleton={skeleton} />
      </HostScope>
    </Suspense>
  );
}

/** Placeholder in the form of a card with a heading, one field and one button. */
const skeleton = (
  <Card aria-busy>
    <Stack gap={0} aria-hidden>
      <Skeleton h={5} w="40%" mb={4} />
      <Skeleton h={4} w="55%" mb={1.5} />
      <Skeleton h={10} w="full" borderRadius="control" mb={6} />
      <Skeleton h={10} w="full" borderRadius="control" />
    </Stack>
  </Card>
);
