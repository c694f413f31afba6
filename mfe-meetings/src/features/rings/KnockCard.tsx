import type { Ring } from '@meet/meetings-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Button, HStack, Surface, Text } from '@meet/ui';
import { Facepile } from '../../parts/Facepile.tsx';
import type { Rings } from './createRings.ts';

interface Props {
  readonly ring: Ring;
  readonly rings: Rings;
}

/** Shows that somebody calls a busy person. It is small and makes no sound. */
export function KnockCard({ ring, rings }: Props) {
  const t = useTexts();
  const title = t('rings.knocks', { name: ring.callerName });
  return (
    <Surface kind="floating" pad="none" px={3} py={2} borderWidth="1px" role="group" aria-label={title}>
      <HStack gap={3} flexWrap="wrap" justifyContent="flex-end">
        <Facepile people={[{ name: ring.callerName, email: ring.callerEmail }]} size={32} />
        <Box minW={0} flex="1 1 140px">
          <Text weight="bold" truncate>
            {ring.callerName}
          </Text>
          <Text size="xs" tone="muted" truncate>
            {ring.subject || t('rings.wouldTalk')}
          </Text>
        </Box>
        <HStack gap={2}>
          <Button size="sm" variant="ghost" onClick={() => void rings.decline(ring)}>
            {t('rings.notNow')}
          </Button>
          <Button size="sm" onClick={() => void rings.accept(ring)}>
            {t('rings.joinNow')}
          </Button>
        </HStack>
      </HStack>
    </Surface>
  );
}
