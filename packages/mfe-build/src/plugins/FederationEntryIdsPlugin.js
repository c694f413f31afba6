const PLUGIN = 'FederationEntryIdsPlugin';
/** The runtime's entry is a file named after the absolute path of this folder. */
const ENTRY = /[/\\]\.federation[/\\]entry\./;

/** Gives the federation's own modules ids that do not depend on where the build runs; all others' ids are relative already. */
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
