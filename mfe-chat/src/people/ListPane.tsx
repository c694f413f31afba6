import { isComposing } from '@meet/contracts/keys';
import { Box, Heading, HStack, IconButton, rove, useUiTexts } from '@meet/ui';
import { ChevronLeft, X } from '@meet/ui/icons';
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useDialogTexts } from '../state/useDialogTexts.ts';

interface Place {
  /** Whether the pane is alone on the page. */
  readonly isAlone: boolean;
  /** Width beside other panes. */
  readonly width: string;
}

interface Props extends Place {
  readonly title: string;
  /** The title, if it takes the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Content between the title and the list, which does not scroll. */
  readonly head?: ReactNode;
  /** The list, whose buttons the arrow keys reach. */
  readonly list?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

const getWidth = ({ isAlone, width }: Place) => (isAlone ? 'full' : width);

/** A pane with a list in place of the rooms. Esc closes it. */
export function ListPane({ isAlone, width, title, titleRef, head, list, children, onClose }: Props) {
  const { close } = useUiTexts();
  const titleId = useId();
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  }
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      onKeyDown={handleKey}
      display="flex"
      flexDirection="column"
      w={getWidth({ isAlone, width })}
      flexShrink={0}
      minH={0}
      borderEndWidth={isAlone ? 0 : '1px'}
    >
      <HStack flexShrink={0} h={14} ps={isAlone ? 3 : 4} pe={3} gap={2}>
        {isAlone && <IconButton label={close} icon={<ChevronLeft aria-hidden />} onClick={onClose} />}
        <Heading
          {...(titleRef && { ref: titleRef, tabIndex: -1, outline: 'none!' })}
          as="h2"
          size="md"
          flex={1}
          truncate
          id={titleId}
        >
          {title}
        </Heading>
        {!isAlone && <IconButton label={close} icon={<X aria-hidden />} onClick={onClose} />}
      </HStack>
      {head}
      <Box
        {...(list && { ref: list })}
        flex={1}
        minH={0}
        px={2}
        pb={3}
        overflowY="auto"
        overscrollBehavior="contain"
        onKeyDown={rove('li button', 'vertical')}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Shows a pane once the texts of dialogs are there, and keeps its place until then. */
export function AfterDialogTexts({ children, ...place }: Place & { readonly children: ReactNode }) {
  return useDialogTexts() ? children : <Box w={getWidth(place)} flexShrink={0} />;
}
