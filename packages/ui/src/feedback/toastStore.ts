import { BehaviorList } from './BehaviorList.ts';

export type ToastType = 'Success' | 'Error' | 'Info' | 'Warning' | 'Confirm';

export interface ToastButton {
  text: string;
  /** Argument of `onAction`. */
  action: string;
}

export interface ToastOptions {
  type?: ToastType;
  /** An error without a title gets a default one. */
  title?: string;
  message?: string;
  /** Milliseconds until the toast disappears; 0 keeps it. Defaults to 5000, or to 0 for Confirm. */
  timeout?: number;
  buttons?: ToastButton[];
  onAction?: (action: string) => void;
  /** Replaces the toast with the same id. */
  uid?: string;
}

export interface Toast extends ToastOptions {
  uid: string;
  type: ToastType;
  timeout: number;
  /** Short confirmation at the bottom, without title and buttons. */
  snackbar: boolean;
}

export const TOAST_TIMEOUT_MS = 5_000;
export const SNACKBAR_TIMEOUT_MS = 1_000;
const SHOWN_MAX = 5;

let created = 0;
export const toasts = new BehaviorList<Toast>();

function add(options: ToastOptions, snackbar: boolean): string {
  const type = options.type ?? 'Info';
  const shown: Toast = {
    ...options,
    type,
    snackbar,
    uid: options.uid ?? `toast-${++created}`,
    timeout: options.timeout ?? (type === 'Confirm' ? 0 : TOAST_TIMEOUT_MS),
  };
  const others = toasts.value.filter(({ uid, snackbar: isSnackbar }) => uid !== shown.uid && !(snackbar && isSnackbar));
  toasts.set([...others, shown].slice(-SHOWN_MAX));
  return shown.uid;
}

export const dismissToast = (uid: string): void => toasts.set(toasts.value.filter((shown) => shown.uid !== uid));

const of = (type: ToastType) => (message: string, options?: Omit<ToastOptions, 'type' | 'message'>) =>
  add({ ...options, type, message }, false);

/** Shows a toast from any code and returns its uid. `toast.success('Saved')` and similar functions are shortcuts. */
export const toast = Object.assign((options: ToastOptions) => add(options, false), {
  success: of('Success'),
  error: of('Error'),
  info: of('Info'),
  warning: of('Warning'),
  /** Shows a short text at the bottom ('Copied') for 1 s; a longer text should get 2 s. */
  snackbar: (message: string, timeout = SNACKBAR_TIMEOUT_MS) => add({ type: 'Info', message, timeout }, true),
  dismiss: dismissToast,
  clear: () => toasts.set([]),
});
