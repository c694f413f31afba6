/** Password of everybody whom tests sign up. */
export const PASSWORD = 'Correct-horse-1';
