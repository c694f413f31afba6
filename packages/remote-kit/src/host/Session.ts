/** Session of this tab. */
export type Session = VisitorSession | UserSession;

export interface VisitorSession {
  readonly state: 'visitor';
  /** Whether an administrator's token exists, which is possible without a user's token. */
  readonly isAdmin: boolean;
}

export interface UserSession {
  readonly state: 'signed-in';
  readonly token: string;
  readonly email: string;
  readonly fullName: string;
  readonly alias: string | undefined;
  readonly avatar: string | undefined;
  /** Whether the account is an administrator, who cannot start or join meetings. */
  readonly isAdmin: boolean;
  /** Name of the administrator who views this account. */
  readonly impersonatedBy: string | undefined;
}
