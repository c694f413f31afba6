import { lazyPart } from '../provider/lazyPart.tsx';
import type { SplitPanesProps } from './SplitPanesPart.tsx';

/**
 * Two panes above each other, with a separator that can be dragged (or moved by arrow keys). Its code is loaded with
 * its first use.
 */
export const SplitPanes = lazyPart<SplitPanesProps>(async () => (await import('./SplitPanesPart.tsx')).SplitPanesPart);
