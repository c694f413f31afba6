/** Password of all accounts that tests sign up. */
export const PASSWORD = 'Correct-horse-1';
