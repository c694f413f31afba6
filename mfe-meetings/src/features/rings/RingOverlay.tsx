import type { Ring } from '@meet/meetings-contract';
import { useBehavior, useHost, useIsViewing, useScope, useTexts } from '@meet/remote-kit';
import { Avatar, Box, Button, HStack, Stack, Surface, Text } from '@meet/ui';
import { Phone, PhoneOff } from '@meet/ui/icons';
import { createRings, type Rings } from './createRings.ts';
import { startMeetingNotices } from './startMeetingNotices.ts';

/** Calls for the person, over whatever page they are on; an administrator who looks on can't answer them. */
export function RingOverlay() {
  return useIsViewing() ? null : <OwnRings />;
}

function OwnRings() {
  const host = useHost();
  const rings = useScope((scope) => {
    startMeetingNotices(scope, host);
    return createRings(scope, host);
  });
  return rings ? <RingList rings={rings} /> : null;
}

function RingList({ rings }: { rings: Rings }) {
  const list = useBehavior(rings.rings$);
  return (
    <Stack
      position="fixed"
      top={{ base: 3, md: 16 }}
      insetX={{ base: 3, md: 'auto' }}
      insetEnd={{ md: 6 }}
      zIndex="toast"
      gap={3}
      role="region"
      aria-live="assertive"
    >
      {list.map((ring) => (
        <RingCard key={ring.ringId} ring={ring} rings={rings} />
      ))}
    </Stack>
  );
}

function RingCard({ ring, rings }: { ring: Ring; rings: Rings }) {
  const t = useTexts();
  return (
    <Surface
      kind="floating"
      pad="sm"
      w={{ md: '22rem' }}
      role="alertdialog"
      aria-label={t('rings.calling', { name: ring.callerName })}
    >
      <HStack gap={3}>
        <Avatar name={ring.callerName} email={ring.callerEmail} size={48} />
        <Box minW={0} flex={1}>
          <Text weight="bold" truncate>
            {ring.callerName}
          </Text>
          <Text tone="muted" truncate>
            {ring.subject || t('rings.callsYou')}
          </Text>
        </Box>
      </HStack>
      <HStack mt={4} gap={3}>
        <Button variant="danger" flex={1} icon={<PhoneOff aria-hidden />} onClick={() => void rings.decline(ring)}>
          {t('rings.decline')}
        </Button>
        <Button variant="primary" flex={1} icon={<Phone aria-hidden />} onClick={() => void rings.accept(ring)}>
          {t('rings.accept')}
        </Button>
      </HStack>
    </Surface>
  );
}
