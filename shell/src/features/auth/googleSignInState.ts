const KEY = 'meet.signInState';

/** Kept for this tab: an answer that this tab did not ask for is not taken, so nobody is signed in to another's account. */
export const googleSignInState = {
  keep: (state: string) => sessionStorage.setItem(KEY, state),
  isOurs: (state: string) => sessionStorage.getItem(KEY) === state,
};
