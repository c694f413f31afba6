/** Removes Chakra's default references to a title and a description, which may not exist. */
export const withoutReferences = { 'aria-labelledby': null, 'aria-describedby': null } as unknown as {
  'aria-labelledby'?: undefined;
};
