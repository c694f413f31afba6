import { Popover as Chakra } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { watchFocus } from './focusReturn.ts';
import { holdsKeys } from './holdKeys.ts';
import { floatingStyles, popMotion } from './overlayStyles.ts';
import type { PopupTriggerProps } from './usePopup.ts';
import { withoutReferences } from './withoutReferences.ts';

watchFocus();

export interface PopoverProps {
  trigger: ReactElement<PopupTriggerProps>;
  /** Name of the popover for screen readers. */
  label: string;
  /** Content, or a function that receives a function to close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom' | 'bottom-start' | 'bottom-end' | 'top' | 'top-start' | 'top-end' | 'left' | 'right';
  /** CSS width. */
  width?: string;
  /** Removes the padding, so that the content sets its own. */
  flush?: boolean;
  /** For a popover that opens by itself: the focus stays unchanged, also on closing if the person never entered it. */
  quiet?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export interface PopoverPartProps extends Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'> {
  open: boolean;
  setOpen: (open: boolean) => void;
  triggerId: string;
  contentId: string;
}

export function PopoverPart(props: PopoverPartProps) {
  const {
    label,
    children,
    placement = 'bottom-end',
    width = '20rem',
    flush,
    quiet,
    open,
    setOpen,
    triggerId,
    contentId,
  } = props;
  return (
    <Chakra.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={{ placement, gutter: 8 }}
      autoFocus={!quiet}
      initialFocusEl={() => focusIn(contentId)}
      finalFocusEl={() => (quiet ? focusBeside(contentId) : null)}
      // A dialog that is opened from here holds the keys until its code is loaded. That does not count as focus
      // outside.
      onFocusOutside={(event) => holdsKeys(event.detail.originalEvent.target) && event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Chakra.Positioner zIndex="popover">
          <Chakra.Content
            {...floatingStyles}
            {...popMotion}
            zIndex="popover"
            borderRadius="surface"
            {...withoutReferences}
            aria-label={label}
            w={width}
            maxW="calc(100vw - 16px)"
            maxH="var(--available-height)"
            overflow="auto"
            p={flush ? 0 : 4}
          >
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

/** Returns the focused element if it is in the popover, which then opens with the focus already inside. */
function focusIn(contentId: string): HTMLElement | null {
  const { activeElement } = document;
  const isInside = document.getElementById(contentId)?.contains(activeElement);
  return activeElement instanceof HTMLElement && isInside ? activeElement : null;
}

/** Returns the focused element if it is outside the popover. */
function focusBeside(contentId: string): HTMLElement | null {
  const focused = document.activeElement;
  const isInside = document.getElementById(contentId)?.contains(focused);
  return focused instanceof HTMLElement && !isInside ? focused : null;
}
