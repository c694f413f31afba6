import { Dialog as Chakra } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { Box, VisuallyHidden } from '../layout/primitives.tsx';
import { scrollStop } from '../layout/scrollStop.ts';
import { useUiTexts } from '../provider/UiTexts.ts';
import { watchFocus } from './focusReturn.ts';
import { useOverlay } from './useOverlay.ts';
import { liveRegions } from './liveRegions.ts';
import { backdropStyles } from './overlayStyles.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button and (unless `sticky`) a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title, which screen readers read with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the main one comes last. */
  footer?: ReactNode;
  /** sm 400 · md 480 · lg 640 · xl 880 px, or any CSS width. On phones, it fills the screen, except for sm. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | (string & {});
  /** Only Esc, the close button and buttons close it: for forms that may contain typed text. */
  sticky?: boolean;
  /** Shows no close button and ignores Esc: for questions that require an answer. */
  mandatory?: boolean;
  /**
   * The title is only for screen readers, and there are no close button and no padding: the content provides its own.
   */
  bare?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Wraps body and footer, for example in a `<form>`: `(content) => <Form>{content}</Form>`. */
  wrap?: (content: ReactNode) => ReactNode;
  /** Called when the closing animation has ended. */
  onClosed?: () => void;
}

watchFocus();

const widths: Record<string, string> = { sm: '25rem', md: '30rem', lg: '40rem', xl: '55rem' };

export function DialogPart(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    size = 'md',
    sticky,
    mandatory,
    role,
    wrap,
    bare,
  } = props;
  const texts = useUiTexts();
  const [keepShown, finalFocus, firstFocus] = useOverlay();
  const full = size !== 'sm';
  const content = (
    <>
      <Box
        ref={scrollStop}
        px={bare ? 0 : 6}
        pb={bare ? 0 : footer ? 2 : 6}
        pt={bare ? 0 : 1}
        overflowY="auto"
        flex="1 1 auto"
        minH={0}
      >
        {children}
      </Box>
      {footer && (
        <Box
          as="footer"
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap={2}
          px={6}
          pt={4}
          pb={6}
          css={{ '@media (max-width: 575px)': { '& > button': { flex: '1 1 auto' } } }}
        >
          {footer}
        </Box>
      )}
    </>
  );

  return (
    <Chakra.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      onExitComplete={props.onClosed}
      role={role}
      closeOnInteractOutside={!sticky && !mandatory && role !== 'alertdialog'}
      closeOnEscape={!mandatory}
      // A person closes the dialog by a click, Esc or a button. The focus may also move without a person: late, to the
      // opener of an earlier dialog.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={firstFocus}
      finalFocusEl={finalFocus}
      persistentElements={liveRegions}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Chakra.Backdrop {...backdropStyles} />
        <Chakra.Positioner
          position="fixed"
          inset={0}
          zIndex="overlay"
          display="flex"
          alignItems={{ base: full ? 'stretch' : 'flex-end', sm: 'center' }}
          justifyContent="center"
          p={{ base: full ? 0 : 3, sm: 6 }}
          overflow="hidden"
        >
          <Chakra.Content
            ref={keepShown}
            display="flex"
            flexDirection="column"
            w="full"
            maxW={{ base: 'full', sm: widths[size] ?? size }}
            maxH="full"
            bg="bg.raised"
            color="fg"
            boxShadow="float"
            borderRadius={{ base: full ? 0 : 'surface', sm: 'surface' }}
            outline="none"
            _open={{ animation: 'riseIn {durations.slow} {easings.out}' }}
            _closed={{ animation: 'sinkOut {durations.fast} {easings.out}' }}
          >
            {bare ? (
              <VisuallyHidden>
                <Chakra.Title>{title}</Chakra.Title>
              </VisuallyHidden>
            ) : (
              <Box display="flex" alignItems="flex-start" gap={3} px={6} pt={5} pb={3}>
                <Box flex={1} minW={0} pt={1}>
                  <Chakra.Title
                    m={0}
                    fontSize="lg"
                    fontWeight="bold"
                    lineHeight="snug"
                    letterSpacing="snug"
                    textWrap="balance"
                  >
                    {title}
                  </Chakra.Title>
                  {description && (
                    <Chakra.Description m={0} mt={1} color="fg.muted" fontSize="sm">
                      {description}
                    </Chakra.Description>
                  )}
                </Box>
                {!mandatory && <IconButton me={-2} label={texts.close} icon={<X />} onClick={onClose} />}
              </Box>
            )}
            {wrap ? wrap(content) : content}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
