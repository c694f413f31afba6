/** Fault that keeps a release out, and its place: a key of the texts under `releases.problems`. */
export interface Problem {
  readonly key: string;
  /** A file, a slot, a page, an operation. */
  readonly at: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
