import type {} from '@meet/meetings-contract/page';
import { useBehavior, type SlotProps, useTexts } from '@meet/remote-kit';
import { ErrorState, SkeletonText, Text } from '@meet/ui';
import { lazy, Suspense } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';

const FreePeople = lazy(async () => ({ default: (await import('./FreePeople.tsx')).FreePeople }));

const SHOWN_MAX = 5;

/** Shows contacts who are present and neither away nor busy, pinned ones first. */
export function FreeNow(props: SlotProps<'dashboard.people/v1'>) {
  const t = useTexts();
  const network = useNetwork();
  const free = useBehavior(network.free$);
  const loading = useBehavior(network.loading$);
  if (free.length > 0) {
    return (
      <Suspense fallback={<SkeletonText lines={1} />}>
        <FreePeople people={free.slice(0, SHOWN_MAX)} further={free.length - SHOWN_MAX} {...props} />
      </Suspense>
    );
  }
  if (loading === 'loading') return <SkeletonText lines={1} />;
  if (loading === 'failed') {
    return <ErrorState compact title={t('contacts.loadFailed')} onRetry={network.refresh} />;
  }
  return <Text tone="muted">{t('freeNow.nobody')}</Text>;
}
