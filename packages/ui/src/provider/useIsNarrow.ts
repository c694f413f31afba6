import { useMediaQuery } from './useMediaQuery.ts';

const NARROW = '(max-width: 767.9px)';

/** Whether the page has a phone's width: the rail is a bar below, and of a table's columns few have room. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW);
