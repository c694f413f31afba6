import type { Registry } from '@meet/contracts/remotes';

/** `/registry.json` as one reader sees it. */
export interface LiveRegistry extends Registry {
  readonly channels: Readonly<Record<string, string>>;
  /** Remotes that are switched off. */
  readonly disabled: readonly string[];
}
