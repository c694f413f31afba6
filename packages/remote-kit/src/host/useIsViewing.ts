import { isViewing } from './isViewing.ts';
import { useSession } from './useSession.ts';

/** Returns `isViewing` for this tab's session. */
export const useIsViewing = (): boolean => isViewing(useSession());
