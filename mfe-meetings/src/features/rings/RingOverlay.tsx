import { useBehavior, useHost, useIsViewing, useScope, useTexts } from '@meet/remote-kit';
import { TopLayer } from '@meet/ui';
import { useScreenBack } from '../../parts/useScreenBack.ts';
import { CallSpeech } from './CallSpeech.tsx';
import { createPlacedCalls } from './createPlacedCalls.ts';
import { createRings, type Rings } from './createRings.ts';
import { KnockCard } from './KnockCard.tsx';
import { PlacedCallsCard } from './PlacedCallsCard.tsx';
import { RingCard } from './RingCard.tsx';
import { startMeetingNotices } from './startMeetingNotices.ts';
import { useCallKeys } from './useCallKeys.ts';

/**
 * Shows calls to the person and calls that they placed, over every page. An administrator who views the account sees
 * none, because they can't answer them.
 */
export function RingOverlay() {
  return useIsViewing() ? null : <OwnCalls />;
}

function OwnCalls() {
  const t = useTexts();
  const host = useHost();
  const calls = useScope((scope) => {
    startMeetingNotices(scope, host);
    return { rings: createRings(scope, host), placed: createPlacedCalls(scope, host) };
  });
  if (!calls) return null;
  return (
    <TopLayer label={t('rings.layer')}>
      <CallSpeech {...calls} />
      <RingList rings={calls.rings} />
      <PlacedCallsCard placed={calls.placed} />
    </TopLayer>
  );
}

function RingList({ rings }: { rings: Rings }) {
  useCallKeys(rings);
  const shown = useBehavior(rings.rings$);
  useScreenBack(shown.map(({ ringId }) => ringId));
  return shown.map((ring, index) => {
    const Card = ring.manner === 'knock' ? KnockCard : RingCard;
    return <Card key={ring.ringId} ring={ring} rings={rings} isFirst={index === 0} />;
  });
}
