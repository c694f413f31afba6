import { lazyPart } from '../provider/lazyPart.tsx';
import type { DialogProps } from './DialogPart.tsx';

/** A modal dialog. Its code is loaded with the first dialog that opens. */
export const Dialog = lazyPart<DialogProps>(async () => (await import('./DialogPart.tsx')).DialogPart, true);
