/** Of everybody whom tests sign up. */
export const PASSWORD = 'Correct-horse-1';
