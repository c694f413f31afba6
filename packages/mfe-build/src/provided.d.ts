export interface ProvidedModule {
  readonly version: string;
  /** Loads the module's exports. */
  readonly get: () => Promise<object>;
}

/** Modules that the shell shares with remotes, by import request. */
export const providedModules: Readonly<Record<string, ProvidedModule>>;
