import { Dialog as Chakra } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { Box } from '../layout/primitives.tsx';
import { scrollStop } from '../layout/scrollStop.ts';
import { useUiTexts } from '../provider/UiTexts.ts';
import { watchFocus } from './focusReturn.ts';
import { useOverlay } from './useOverlay.ts';
import { liveRegions } from './liveRegions.ts';
import { backdropStyles } from './overlayStyles.ts';

watchFocus();

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Side from which it slides in, relative to the reading direction. */
  side?: 'start' | 'end';
  /** CSS width; at most 90 % of the window. */
  width?: string;
}

export function DrawerPart({ open, onClose, title, children, footer, side = 'end', width = '400px' }: DrawerProps) {
  const texts = useUiTexts();
  const [keepShown, finalFocus, firstFocus] = useOverlay();
  const motion =
    side === 'end' ? (['slideInEnd', 'slideOutEnd'] as const) : (['slideInStart', 'slideOutStart'] as const);
  return (
    <Chakra.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      // As in a dialog, the focus may also move without a person.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={firstFocus}
      finalFocusEl={finalFocus}
      persistentElements={liveRegions}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Chakra.Backdrop {...backdropStyles} />
        <Chakra.Positioner position="fixed" inset={0} zIndex="overlay" display="flex" justifyContent={`flex-${side}`}>
          <Chakra.Content
            ref={keepShown}
            display="flex"
            flexDirection="column"
            w={width}
            maxW="90vw"
            h="full"
            bg="bg.raised"
            boxShadow="float"
            outline="none"
            _open={{ animation: `${motion[0]} {durations.slow} {easings.out}` }}
            _closed={{ animation: `${motion[1]} {durations.fast} {easings.out}` }}
          >
            <Box display="flex" alignItems="center" gap={3} px={5} py={3}>
              <Chakra.Title m={0} flex={1} fontSize="md" fontWeight="bold">
                {title}
              </Chakra.Title>
              <IconButton me={-2} label={texts.close} icon={<X />} onClick={onClose} />
            </Box>
            <Box ref={scrollStop} flex={1} minH={0} overflowY="auto" px={5} pb={5}>
              {children}
            </Box>
            {footer && (
              <Box as="footer" display="flex" justifyContent="flex-end" gap={2} p={4} borderTopWidth="1px">
                {footer}
              </Box>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
