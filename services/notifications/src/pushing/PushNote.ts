/** A notification on a device, as the browser's service worker reads it. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** Notes with the same tag replace each other: only the latest is shown. */
  readonly tag: string;
  /** Path to open. */
  readonly path: string;
  /** True if the note stays until the person reacts, in browsers that support it. */
  readonly isUrgent: boolean;
}
