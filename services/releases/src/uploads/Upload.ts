/** Upload of a publisher, as it came: nothing of it is stored yet. */
export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  /** By the names that they were sent under, variants in brotli among them. */
  readonly files: ReadonlyMap<string, Buffer>;
}
