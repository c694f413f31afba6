import type { ToastOptions } from '@meet/remote-kit';
import type { ToastOptions as UiToastOptions } from '@meet/ui';

const TYPES = { success: 'Success', error: 'Error', info: 'Info', warning: 'Warning', confirm: 'Confirm' } as const;

/** The host's toast in the words of the component that shows it. */
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
