/** Notification of a browser, as its service worker reads it. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** Of one thing, the latest is shown. */
  readonly tag: string;
  /** Path to open. */
  readonly path: string;
  /** Stays until it is answered, where the browser can. */
  readonly isUrgent: boolean;
}
