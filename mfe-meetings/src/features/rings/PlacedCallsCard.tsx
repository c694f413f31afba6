import type { PlacedCall } from '@meet/meetings-contract';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { Box, Button, HStack, IconButton, Stack, Surface, Text } from '@meet/ui';
import { MessageCircle, Phone, PhoneOff, X } from '@meet/ui/icons';
import { Facepile } from '../../parts/Facepile.tsx';
import type { PlacedCalls } from './createPlacedCalls.ts';
import { useCallWords } from './useCallWords.ts';

/**
 * Lists the people whom the person calls with the state of each call. It has the actions for calls that nobody
 * answered.
 */
export function PlacedCallsCard({ placed }: { placed: PlacedCalls }) {
  const t = useTexts();
  const calls = useBehavior(placed.calls$);
  if (calls.length === 0) return null;
  const isRinging = calls.some(({ state }) => state === 'ringing');
  return (
    <Surface kind="floating" pad="none" p={3} borderWidth="1px" aria-label={t('calls.title')}>
      <Stack as="ul" gap={3} listStyleType="none" m={0} p={0} maxH="60dvh" overflowY="auto">
        {calls.map((call, index) => (
          <CallLine
            key={`${call.roomId} ${call.calleeEmail}`}
            call={call}
            placed={placed}
            corner={
              index === 0 &&
              !isRinging && (
                <IconButton size="sm" label={t('calls.dismiss')} icon={<X aria-hidden />} onClick={placed.dismiss} />
              )
            }
          />
        ))}
      </Stack>
      {isRinging && (
        <Button
          mt={3}
          size="sm"
          wide
          variant="danger"
          icon={<PhoneOff aria-hidden />}
          onClick={() => void placed.stop()}
        >
          {t('calls.stop')}
        </Button>
      )}
    </Surface>
  );
}

/** States of a call that was not answered. */
const UNANSWERED: ReadonlySet<string> = new Set(['declined', 'missed', 'absent']);

function CallLine({ call, placed, corner }: { call: PlacedCall; placed: PlacedCalls; corner: React.ReactNode }) {
  const t = useTexts();
  const words = useCallWords();
  const beside = words.beside(call);
  const name = call.calleeName;
  return (
    <Box as="li">
      <HStack gap={3} alignItems="flex-start">
        <Facepile people={[{ name, email: call.calleeEmail }]} size={36} />
        <Box minW={0} flex={1} alignSelf="center">
          <Text weight="medium" overflowWrap="anywhere">
            {words.state(call)}
          </Text>
          {beside && (
            <Text size="xs" tone="muted">
              {beside}
            </Text>
          )}
        </Box>
        {corner}
      </HStack>
      {UNANSWERED.has(call.state) && (
        <HStack gap={2} mt={2} ps={12} flexWrap="wrap">
          <Button
            size="sm"
            icon={<MessageCircle aria-hidden />}
            aria-label={`${t('calls.write')}: ${name}`}
            onClick={() => void placed.writeTo(call)}
          >
            {t('calls.write')}
          </Button>
          <Button
            size="sm"
            icon={<Phone aria-hidden />}
            aria-label={`${t('calls.again')}: ${name}`}
            onClick={() => void placed.again(call)}
          >
            {t('calls.again')}
          </Button>
        </HStack>
      )}
    </Box>
  );
}
