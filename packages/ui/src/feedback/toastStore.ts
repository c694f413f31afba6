import { BehaviorList } from './BehaviorList.ts';

export type ToastType = 'Success' | 'Error' | 'Info' | 'Warning' | 'Confirm';

export interface ToastButton {
  text: string;
  /** Told to `onAction`. */
  action: string;
}

export interface ToastOptions {
  type?: ToastType;
  /** An error has one of its own where none is given. */
  title?: string;
  message?: string;
  /** Milliseconds until it goes by itself; 0 keeps it. 5000 unless said otherwise; Confirm stays. */
  timeout?: number;
  buttons?: ToastButton[];
  onAction?: (action: string) => void;
  /** Takes the place of the toast with the same id. */
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

/** Shows a toast from anywhere and returns its uid. `toast.success('Saved')` and its sisters are the short ways. */
export const toast = Object.assign((options: ToastOptions) => add(options, false), {
  success: of('Success'),
  error: of('Error'),
  info: of('Info'),
  warning: of('Warning'),
  /** A word at the bottom for 1 s ('Copied'), or 2 s where the text is longer. */
  snackbar: (message: string, timeout = SNACKBAR_TIMEOUT_MS) => add({ type: 'Info', message, timeout }, true),
  dismiss: dismissToast,
  clear: () => toasts.set([]),
});
