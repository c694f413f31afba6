const PLUGIN = 'ScriptLoaderPlugin';

/**
 * Makes bundles load every chunk with the page's one script loader, which handles time-outs, retries and integrity. The
 * loader is `globalThis.meetLoadScript(url): Promise<void>` and rejects with a `reason`. The shell sets it before
 * anything else runs.
 */
export class ScriptLoaderPlugin {
  /**
   * @param {{ loader: string }} options `meetLoadScript`, or another loader of the page's global object with the same
   * interface.
   */
  constructor({ loader }) {
    this.loader = loader;
  }

  apply(compiler) {
    const { loader } = this;
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;

    class ScriptLoaderRuntimeModule extends RuntimeModule {
      constructor() {
        super('page script loader', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        return [
          `${RuntimeGlobals.loadScript} = (url, done) => {`,
          `  globalThis.${loader}(new URL(url, document.baseURI).href).then(`,
          "    () => done({ type: 'load', target: { src: url } }),",
          '    (error) => done({ type: error.reason, target: { src: url } }),',
          '  );',
          '};',
        ].join('\n');
      }
    }

    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: PLUGIN, stage: -100 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new ScriptLoaderRuntimeModule());
          return true;
        });
    });
  }
}
