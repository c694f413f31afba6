import type { ToastOptions } from '@meet/remote-kit';
import type { ToastOptions as UiToastOptions } from '@meet/ui';

const TYPES = { success: 'Success', error: 'Error', info: 'Info', warning: 'Warning', confirm: 'Confirm' } as const;

/** Returns the options of the component that shows toasts for a toast of the host. */
export function presentToast({ type, title, message, timeoutMs, buttons = [] }: ToastOptions): UiToastOptions {
  return {
    type: TYPES[type],
    title,
    message,
    timeout: timeoutMs,
    buttons: buttons.map(({ text }, at) => ({ text, action: String(at) })),
    onAction: (action) => buttons[Number(action)]?.action(),
  };
}
