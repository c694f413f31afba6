/** Widths of the window from which a value by this name holds. */
export const breakpoints = { sm: '576px', md: '768px', lg: '1024px', xl: '1280px' } as const;
