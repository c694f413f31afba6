import type { Ring } from '@meet/meetings-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Button, HStack, Kbd, Surface, Text } from '@meet/ui';
import { Phone, PhoneOff } from '@meet/ui/icons';
import { Facepile } from '../../parts/Facepile.tsx';
import { CALL_KEYS, type CallAnswer } from './callKeys.ts';
import type { Rings } from './createRings.ts';

interface Props {
  readonly ring: Ring;
  readonly rings: Rings;
  /** Whether the keys answer this call. */
  readonly isFirst: boolean;
}

/** Shows that somebody rings. It takes no focus, because the person may be typing. */
export function RingCard({ ring, rings, isFirst }: Props) {
  const t = useTexts();
  return (
    <Surface
      kind="floating"
      pad="none"
      p={4}
      borderWidth="1px"
      role="alertdialog"
      aria-label={t('rings.calling', { name: ring.callerName })}
    >
      <HStack gap={4}>
        <Box position="relative" m="6px">
          <Facepile people={[{ name: ring.callerName, email: ring.callerEmail }]} size={48} />
          <Box
            position="absolute"
            inset="-6px"
            borderWidth="3px"
            borderColor="accent.solid"
            borderRadius="full"
            animation="breathe 1.6s ease-in-out infinite"
            aria-hidden
          />
        </Box>
        <Box minW={0} flex={1}>
          <Text size="md" weight="bold" truncate>
            {ring.callerName}
          </Text>
          <Text tone="muted" truncate>
            {ring.subject || t('rings.callsYou')}
          </Text>
        </Box>
      </HStack>
      <HStack mt={4} gap={3} alignItems="flex-start">
        <Answer of="decline" isFirst={isFirst}>
          <Button variant="danger" wide icon={<PhoneOff aria-hidden />} onClick={() => void rings.decline(ring)}>
            {t('rings.decline')}
          </Button>
        </Answer>
        <Answer of="accept" isFirst={isFirst}>
          <Button variant="primary" wide icon={<Phone aria-hidden />} onClick={() => void rings.accept(ring)}>
            {t('rings.accept')}
          </Button>
        </Answer>
      </HStack>
    </Surface>
  );
}

/** Shows a button and the key that does the same. Phones show no key. */
function Answer({ of, isFirst, children }: { of: CallAnswer; isFirst: boolean; children: React.ReactNode }) {
  return (
    <Box flex={1} textAlign="center">
      {children}
      {isFirst && (
        <Box mt={2} display={{ base: 'none', md: 'block' }} aria-hidden>
          <Kbd keys={CALL_KEYS[of].keys} />
        </Box>
      )}
    </Box>
  );
}
