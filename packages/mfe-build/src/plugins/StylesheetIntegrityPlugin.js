const PLUGIN = 'StylesheetIntegrityPlugin';

/**
 * Has the browser refuse a stylesheet chunk with other bytes than those on record, which the page knows:
 * `globalThis.meetSealStylesheet(link)`, which the shell sets before anything else runs.
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
