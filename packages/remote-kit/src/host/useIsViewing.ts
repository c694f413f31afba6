import { isViewing } from './isViewing.ts';
import { useSession } from './useSession.ts';

/** `isViewing` of this tab's session. */
export const useIsViewing = (): boolean => isViewing(useSession());
