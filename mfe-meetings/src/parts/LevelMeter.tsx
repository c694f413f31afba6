import { useBehavior, type Behavior } from '@meet/remote-kit';
import { Box, HStack } from '@meet/ui';

const BARS = 12;

/** Shows the loudness of the microphone. It is hidden from screen readers; the switch beside it has a text. */
export function LevelMeter({ level$ }: { level$: Behavior<number> }) {
  const level = useBehavior(level$);
  return (
    <HStack gap="3px" aria-hidden h={4} data-testid="level-meter" data-level={level.toFixed(2)}>
      {Array.from({ length: BARS }, (_, bar) => (
        <Box
          key={bar}
          w="3px"
          h="full"
          borderRadius="full"
          bg={level * BARS > bar ? 'presence.online' : 'bg.muted'}
          transition="background-color 80ms linear"
        />
      ))}
    </HStack>
  );
}
