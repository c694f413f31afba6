const PLUGIN = 'StylesheetIntegrityPlugin';

/**
 * Makes the browser refuse a stylesheet chunk whose bytes differ from the record. The page knows their integrity and
 * sets it by `globalThis.meetSealStylesheet(link)`, which the shell defines before anything else runs.
 */
export class StylesheetIntegrityPlugin {
  apply(compiler) {
    const { CssLoadingRuntimeModule } = compiler.webpack.web;
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        PLUGIN,
        (source) => `${source}\nglobalThis.meetSealStylesheet(link);`,
      );
    });
  }
}
