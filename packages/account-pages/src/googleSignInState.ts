const KEY = 'meet.signInState';
const FROM_KEY = 'meet.signInFrom';

/** Kept for this tab: an answer that this tab did not ask for is not taken, so nobody is signed in to another's account. */
export const googleSignInState = {
  keep(state: string, from = '') {
    sessionStorage.setItem(KEY, state);
    sessionStorage.setItem(FROM_KEY, from);
  },
  isOurs: (state: string) => sessionStorage.getItem(KEY) === state,
  /** The page that the person was on the way to. */
  from: () => sessionStorage.getItem(FROM_KEY),
};
