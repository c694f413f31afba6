const PLUGIN = 'SharedExportsPlugin';

/**
 * Fails a remote's build if it imports a name that the shell does not provide, which would be undefined at run time.
 */
export class SharedExportsPlugin {
  /** @param {Record<string, import('../sharedModules.js').SharedModule>} sharedModules */
  constructor(sharedModules) {
    this.sharedModules = sharedModules;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation, { normalModuleFactory }) => {
      const watch = (parser) => {
        parser.hooks.importSpecifier.tap(PLUGIN, (_statement, source, name) => {
          const provided = this.sharedModules[source]?.exports;
          if (!provided || !name || provided.includes(name)) return;
          const { WebpackError } = compiler.webpack;
          const error = new WebpackError(
            `${name} of ${source} is not what the shell provides. Provided are: ${provided.join(', ')}.`,
          );
          error.module = parser.state.module;
          parser.state.module.addError(error);
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap(PLUGIN, watch);
      }
      void compilation;
    });
  }
}
