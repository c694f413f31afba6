import { useMediaQuery } from './useMediaQuery.ts';

const PHONE = '(max-width: 767.9px)';
const NARROW = '(max-width: 1023.9px)';

/** Returns whether the window is as narrow as a phone: the rail is then a bar at the bottom. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE);

/** Returns whether a table's columns don't fit side by side between the rail and My network. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW);
