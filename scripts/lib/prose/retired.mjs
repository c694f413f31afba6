/** Words that the project no longer uses, each with its replacement. A word enters when it has been renamed. */
export const RETIRED = {
  anew: 'again',
  doorstep: 'instant join page',
  misfit: 'incompatibility',
};
