/**
 * Words that the project no longer uses, each with its replacement. A word is added once it has been replaced
 * everywhere.
 */
export const RETIRED = {
  anew: 'again',
  doorstep: 'instant join page',
  judge: 'check',
  judges: 'checks',
  misfit: 'incompatibility',
  untaken: 'undelivered',
  untold: 'unknown',
};
