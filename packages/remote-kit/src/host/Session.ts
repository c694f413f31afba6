/** User of this tab. */
export type Session = VisitorSession | UserSession;

export interface VisitorSession {
  readonly state: 'visitor';
  /** An administrator's token may be there without a user's. */
  readonly isAdmin: boolean;
}

export interface UserSession {
  readonly state: 'signed-in';
  readonly token: string;
  readonly email: string;
  readonly fullName: string;
  readonly alias: string | undefined;
  readonly avatar: string | undefined;
  /** Administrators can't start or join meetings. */
  readonly isAdmin: boolean;
  /** The administrator who views this account. */
  readonly impersonatedBy: string | undefined;
}
