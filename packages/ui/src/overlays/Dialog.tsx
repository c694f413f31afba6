import type { ReactNode } from 'react';
import { lazyPart } from '../provider/lazyPart.tsx';

export interface DialogProps {
  open: boolean;
  /** Asked for by Esc, the cross and (unless `sticky`) a click beside it. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title, read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** sm 400 · md 480 · lg 640 · xl 880 px, or any CSS width. Phones: the whole screen, except sm. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | (string & {});
  /** Only Esc, the cross and buttons close it: for forms with something typed. */
  sticky?: boolean;
  /** Shows no cross and refuses Esc: for what must be answered. */
  mandatory?: boolean;
  /** The title is only read out, and there is no cross and no inner distance: the content is on its own. */
  bare?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Wraps body and footer, e.g. in a `<form>`: `(content) => <Form>{content}</Form>`. */
  wrap?: (content: ReactNode) => ReactNode;
  /** Runs once the closing motion is over. */
  onClosed?: () => void;
}

/** Its code comes with the first dialog that opens. */
export const Dialog = lazyPart<DialogProps>(async () => (await import('./DialogPart.tsx')).DialogPart);
