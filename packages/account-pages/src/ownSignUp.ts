const KEY = 'meet.signUpId';

/** The last sign-up in this browser. Its link then requires no password, in whichever tab the mail opens it. */
export const ownSignUp = {
  keep: (signUpId: string) => attempt(() => localStorage.setItem(KEY, signUpId)),
  read: () => attempt(() => localStorage.getItem(KEY)) ?? undefined,
  forget: () => attempt(() => localStorage.removeItem(KEY)),
};

/** If storage is full or denied, only the memory on this device is lost. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
