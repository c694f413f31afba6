const KEY = 'meet.signUpId';

/** The last sign-up of this browser: its link then asks for no password, in whatever tab the mail opens it. */
export const ownSignUp = {
  keep: (signUpId: string) => attempt(() => localStorage.setItem(KEY, signUpId)),
  read: () => attempt(() => localStorage.getItem(KEY)) ?? undefined,
  forget: () => attempt(() => localStorage.removeItem(KEY)),
};

/** A full or denied storage costs the memory of this device, nothing else. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
