import { createPortal } from 'react-dom';
import { useUiTexts } from '../provider/UiTexts.ts';
import { TopLayerPlace } from '../overlays/TopLayer.tsx';
import { styled } from '../theme/styled.ts';
import { useBehaviorList } from './BehaviorList.ts';
import { Snackbar } from './Snackbar.tsx';
import { ToastCard } from './ToastCard.tsx';
import { toasts } from './toastStore.ts';

const Region = styled('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  variants: {
    at: {
      top: {
        top: { base: 2, md: 4 },
        insetEnd: { base: 2, md: 4 },
        insetStart: { base: 2, md: 'auto' },
        alignItems: 'flex-end',
      },
      bottom: { bottom: { base: 20, md: 6 }, insetX: 4, alignItems: 'center' },
    },
  },
});

/**
 * Shows the toasts. Its live regions exist before the first toast, as screen readers announce only additions to known
 * regions. They are outside the page's root, which is hidden from screen readers while a dialog is open.
 */
export function Toaster() {
  const texts = useUiTexts();
  const shown = useBehaviorList(toasts);
  return createPortal(
    <>
      <Region at="top" data-live-region aria-label={texts.notifications} aria-live="polite" aria-relevant="additions">
        {shown.map((toast) => !toast.snackbar && <ToastCard key={toast.uid} {...toast} />)}
      </Region>
      <Region at="bottom" data-live-region as="div" role="status">
        {shown.map((toast) => toast.snackbar && <Snackbar key={toast.uid} {...toast} />)}
      </Region>
      <TopLayerPlace />
    </>,
    document.body,
  );
}
