import { readText, writeText } from '../../browser/storage.ts';

const KEY = 'meet.signUpId';

/** The last sign-up of this browser: its link then asks for no password, in whatever tab the mail opens it. */
export const ownSignUp = {
  keep: (signUpId: string) => writeText(KEY, signUpId),
  read: () => readText(KEY),
  forget: () => writeText(KEY, null),
};
