import { Box, HStack, IconButton } from '@meet/ui';
import { ChevronLeft, X } from '@meet/ui/icons';
import type { ReactNode } from 'react';

interface Props {
  /** Id of the pane's title. */
  readonly titleId: string;
  /** Whether the pane is shown in place of the messages. */
  readonly isAlone: boolean;
  /** Width beside the messages. */
  readonly width: string;
  readonly children: ReactNode;
}

/** The frame of a pane beside the messages of a room. */
export function SidePane({ titleId, isAlone, width, children }: Props) {
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      display="flex"
      flexDirection="column"
      flex={isAlone ? 1 : undefined}
      w={isAlone ? undefined : width}
      flexShrink={0}
      minW={0}
      minH={0}
      borderStartWidth={isAlone ? 0 : '1px'}
    >
      {children}
    </Box>
  );
}

interface HeadProps extends Pick<Props, 'isAlone'> {
  /** Labels of the button that leaves the pane: back where it is alone, close beside the messages. */
  readonly labels: { readonly back: string; readonly close: string };
  /** The title, and buttons behind it. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The first line of a pane: the way back or out of it, around its title. */
export function SidePaneHead({ isAlone, labels, children, onClose }: HeadProps) {
  return (
    <HStack flexShrink={0} h={14} ps={isAlone ? 3 : 4} pe={3} gap={2} borderBottomWidth="1px">
      {isAlone && <IconButton label={labels.back} icon={<ChevronLeft aria-hidden />} onClick={onClose} />}
      {children}
      {!isAlone && <IconButton label={labels.close} icon={<X aria-hidden />} onClick={onClose} />}
    </HStack>
  );
}
