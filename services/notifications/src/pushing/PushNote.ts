/** Notification of a browser, as its service worker reads it. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** Notes with the same tag replace each other: the latest is shown. */
  readonly tag: string;
  /** Path to open. */
  readonly path: string;
  /** Stays until it is answered, where the browser can. */
  readonly isUrgent: boolean;
}
