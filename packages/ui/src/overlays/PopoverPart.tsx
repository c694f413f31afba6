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
  /** The pop-up's name for screen readers. */
  label: string;
  /** Content, or a function that gets how to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom' | 'bottom-start' | 'bottom-end' | 'top' | 'top-start' | 'top-end' | 'left' | 'right';
  /** CSS width. */
  width?: string;
  /** Leaves the inner distance to the content. */
  flush?: boolean;
  /** Opened by itself: the focus stays where it is, also when it closes without having been entered. */
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
      // A dialog opened from here holds the keys until its code has come; that is no focus beside the pop-up.
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

/** Returns the element with the focus in the pop-up: it opens with the focus already inside. */
function focusIn(contentId: string): HTMLElement | null {
  const { activeElement } = document;
  const isInside = document.getElementById(contentId)?.contains(activeElement);
  return activeElement instanceof HTMLElement && isInside ? activeElement : null;
}

/** Returns the element with the focus, if it is outside the pop-up. */
function focusBeside(contentId: string): HTMLElement | null {
  const focused = document.activeElement;
  const isInside = document.getElementById(contentId)?.contains(focused);
  return focused instanceof HTMLElement && !isInside ? focused : null;
}
