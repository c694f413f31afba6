const PLUGIN = 'FederationEntryIdsPlugin';
/** Path of the runtime's entry, whose name contains the absolute path of this folder. */
const ENTRY = /[/\\]\.federation[/\\]entry\./;

/**
 * Gives the federation's own modules ids that do not depend on the folder of the build. All other ids are relative
 * already.
 */
export class FederationEntryIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: PLUGIN, stage: -100 }, (modules) => {
        for (const module of modules) {
          if (!ENTRY.test(module.identifier())) continue;
          const id = module.type === 'javascript/dynamic' ? 'container' : 'runtime';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
