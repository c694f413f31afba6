const KEY = 'meet.signUpId';

/** The last sign-up of this browser: its link then asks for no password, in whatever tab the mail opens it. */
export const ownSignUp = {
  keep: (signUpId: string) => localStorage.setItem(KEY, signUpId),
  read: () => localStorage.getItem(KEY) ?? undefined,
  forget: () => localStorage.removeItem(KEY),
};
