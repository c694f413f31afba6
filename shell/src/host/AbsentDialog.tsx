import type { StandIn } from '@meet/remote-kit';
import { afterAwake, Box, Button, HeldKeys, HStack, IconButton, Spinner, Surface, Text, useUiTexts } from '@meet/ui';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Time to open within which a dialog is not announced. */
const SHOWN_AFTER_MS = 400;

/**
 * Stands in for a requested dialog that is not loaded yet: it says why it waits, and can be closed. It is no dialog
 * itself: a dialog that closes also closes those opened after it. Text typed meanwhile is kept for the real dialog,
 * which returns the focus to the element that had it before.
 */
export function AbsentDialog(props: StandIn & { readonly onClose: () => void }) {
  const { text, onRetry, onClose } = props;
  return (
    <>
      {!onRetry && <HeldKeys label={text} onClose={onClose} />}
      <WaitingNote {...props} />
    </>
  );
}

function WaitingNote({ text, onRetry, onClose }: StandIn & { readonly onClose: () => void }) {
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  useEffect(() => afterAwake(SHOWN_AFTER_MS, () => setShown(true)), []);
  if (!shown) return null;
  return (
    <Box position="fixed" inset={0} zIndex="overlay" display="grid" placeItems="center" p={4} pointerEvents="none">
      <Surface kind="floating" pad="sm" role="group" aria-label={text} maxW={96} pointerEvents="auto">
        <HStack gap={3}>
          {!onRetry && <Spinner />}
          <Text>{text}</Text>
          {onRetry && (
            <Button size="sm" icon={<RotateCw aria-hidden />} flexShrink={0} onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          <IconButton size="sm" label={texts.close} icon={<X aria-hidden />} onClick={onClose} />
        </HStack>
      </Surface>
    </Box>
  );
}
