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
  told: 'notified',
  untaken: 'undelivered',
  untold: 'unknown',
  whoever: 'a person who',
};
