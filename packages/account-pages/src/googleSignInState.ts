const KEY = 'meet.signInState';
const FROM_KEY = 'meet.signInFrom';

/**
 * State of a third-party sign-in of this tab. The tab refuses an answer that it did not request, so that nobody is
 * signed in to another person's account.
 */
export const googleSignInState = {
  keep(state: string, from = '') {
    sessionStorage.setItem(KEY, state);
    sessionStorage.setItem(FROM_KEY, from);
  },
  isOurs: (state: string) => sessionStorage.getItem(KEY) === state,
  /** Returns the page that the person wanted. */
  from: () => sessionStorage.getItem(FROM_KEY),
};
