/** A sign-up that waits for its mailbox; the sign-up page leaves it in the history's state. */
export interface SignedUp {
  readonly email: string;
  readonly signUpId: string;
}
