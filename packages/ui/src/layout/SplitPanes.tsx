import { lazyPart } from '../provider/lazyPart.tsx';
import type { SplitPanesProps } from './SplitPanesPart.tsx';

/** Two panes above one another and a line to drag (or move by arrow keys) between them. Its code comes with the first. */
export const SplitPanes = lazyPart<SplitPanesProps>(async () => (await import('./SplitPanesPart.tsx')).SplitPanesPart);
