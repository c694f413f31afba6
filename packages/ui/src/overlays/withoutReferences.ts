/** Takes back what Chakra refers to by itself: a title and a description, also where there is none. */
export const withoutReferences = { 'aria-labelledby': null, 'aria-describedby': null } as unknown as {
  'aria-labelledby'?: undefined;
};
