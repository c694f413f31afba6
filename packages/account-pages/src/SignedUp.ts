/** A sign-up whose address is not confirmed yet. The sign-up page stores it in the history's state. */
export interface SignedUp {
  readonly email: string;
  readonly signUpId: string;
}
