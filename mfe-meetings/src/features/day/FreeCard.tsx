import type { CallablePerson } from '@meet/meetings-contract/page';
import { Slot, useHost, useTexts } from '@meet/remote-kit';
import { Card, Heading, SkeletonText } from '@meet/ui';
import { useMeetingRefusal } from '../../parts/useMeetingRefusal.ts';
import { useIsFilled } from './useIsFilled.ts';

/** Shows people who could be called at once. Shows nothing if no remote fills the slot. */
export function FreeCard() {
  const t = useTexts();
  const host = useHost();
  const isFilled = useIsFilled('dashboard.people/v1');
  const refusal = useMeetingRefusal();

  const call = async (person: CallablePerson) => (await import('../../state/callPeople.ts')).callPeople(host, [person]);

  if (!isFilled) return null;
  return (
    <Card>
      <Heading size="sm" mb={3}>
        {t('day.free')}
      </Heading>
      <Slot name="dashboard.people/v1" onCall={refusal ? undefined : call} skeleton={<SkeletonText lines={1} />} />
    </Card>
  );
}
