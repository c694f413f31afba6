/** A fault for which a release is refused, and its place. `key` is a text key under `releases.problems`. */
export interface Problem {
  readonly key: string;
  /** Name of a file, slot, page or operation. */
  readonly at: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
