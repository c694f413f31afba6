import { useMediaQuery } from './useMediaQuery.ts';

const PHONE = '(max-width: 767.9px)';
const NARROW = '(max-width: 1023.9px)';

/** Whether the page has a phone's width: the rail is a bar below. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE);

/** Whether a table's columns don't fit side by side between the rail and My network. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW);
