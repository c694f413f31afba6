/** Words that the project no longer uses, each with its replacement. A word enters when it has been renamed. */
export const RETIRED = {
  anew: 'again',
  doorstep: 'instant join page',
  judge: 'check',
  judges: 'checks',
  misfit: 'incompatibility',
  untaken: 'undelivered',
  untold: 'unknown',
};
