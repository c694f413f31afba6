import path from 'node:path';
import { LOCALES } from '@meet/contracts';
import { readParts } from './readParts.js';

const PLUGIN = 'firstPaint';
const NOTHING = { imports: [], sources: [] };
const PARTS = 'remoteParts';
/** Later than webpack's own stages of the same hook, the last of which is 10. */
const JOINING_STAGE = 20;

/** Records for each parsed module the imports of the parts of the remote that it may define. */
export function watchDefinitions(compiler) {
  compiler.hooks.compilation.tap(PLUGIN, (_compilation, { normalModuleFactory }) => {
    const watch = (parser) => {
      parser.hooks.program.tap(PLUGIN, (program) => {
        const parts = readParts(program);
        if (parts) parser.state.module.buildInfo[PARTS] = parts;
      });
    };
    for (const type of ['javascript/auto', 'javascript/esm']) {
      normalModuleFactory.hooks.parser.for(type).tap(PLUGIN, watch);
    }
  });
}

/**
 * Joins the texts that a remote always needs, its own and its contracts', into one file per language. They are always
 * loaded together, and each further file costs every page a request.
 */
export function joinTexts(compiler) {
  compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
    // Runs after webpack has chosen the shared parts of chunks.
    compilation.hooks.optimizeChunks.tap({ name: PLUGIN, stage: JOINING_STAGE }, () => {
      const { chunkGraph, chunks } = compilation;
      const definition = findDefinition(compilation);
      if (!definition) return;
      const { blocks } = definition.getBlocks(definition.parts.remote);
      for (const locale of LOCALES) {
        const texts = blocks.filter((block) => definition.getLocale(block) === locale);
        const [first, ...others] = new Set(
          texts.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []),
        );
        for (const other of others) {
          if (!chunkGraph.canChunksBeIntegrated(first, other)) continue;
          chunkGraph.integrateChunks(first, other);
          chunks.delete(other);
        }
      }
    });
  });
}

/** Finds the module that a remote exposes, with its parts and their imports. Returns undefined if there is none. */
function findDefinition({ modules, moduleGraph }) {
  const exposed = [...modules]
    .flatMap(({ blocks }) => blocks)
    .find(({ dependencies }) => dependencies[0]?.exposedName === './remote');
  if (!exposed) return undefined;
  const toModule = (dependency) => {
    const module = moduleGraph.getModule(dependency);
    // If modules were concatenated, this is the root module.
    return module?.rootModule ?? module;
  };
  const definition = toModule(exposed.dependencies[0]);
  // Its file may be missing, which webpack reports.
  if (!definition) return undefined;
  return {
    exposed,
    parts: definition.buildInfo?.[PARTS] ?? { remote: NOTHING, pages: {}, slots: {} },
    getLocale({ dependencies }) {
      const file = path.parse(toModule(dependencies[0])?.nameForCondition() ?? '');
      return file.ext === '.json' ? LOCALES.find((locale) => locale === file.name) : undefined;
    },
    /** Returns the imports of a part: those in the definition itself, and those of the modules that it names. */
    getBlocks({ imports, sources }) {
      const imported = definition.blocks.filter(({ request }) => imports.includes(request));
      const named = definition.dependencies.filter(({ request }) => sources.includes(request)).map(toModule);
      return { imported, blocks: [...imported, ...[...new Set(named)].flatMap((module) => module?.blocks ?? [])] };
    },
  };
}

/**
 * Returns the files of a remote's build that its first paint needs, from the graph of its chunks. Returns undefined if
 * nothing is exposed.
 * @param {import('webpack').Compilation} compilation Its assets must have their names already.
 * @param {import('@meet/contracts/remotes').RemoteManifest} manifest
 * @returns {import('@meet/contracts/remotes').FirstPaint | undefined}
 */
export function getFirstPaint({ modules, moduleGraph, chunkGraph }, { pages, fills, declares }) {
  const definition = findDefinition({ modules, moduleGraph });
  if (!definition) return undefined;
  const { exposed, parts, getBlocks, getLocale } = definition;
  const toChunks = (blocks) => blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
  const getScripts = (blocks) =>
    unique(toChunks(blocks).flatMap(({ files }) => [...files].filter((name) => name.endsWith('.js'))));
  const getShared = (blocks) =>
    unique(
      toChunks(blocks)
        .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
        .filter(({ type }) => type === 'consume-shared-module')
        .map(({ options }) => options.shareKey),
    );

  function getPart(reach, own = []) {
    const { imported, blocks } = getBlocks(reach);
    const texts = LOCALES.map((locale) => [locale, getScripts(blocks.filter((block) => getLocale(block) === locale))]);
    const code = [...own, ...imported.filter((block) => !getLocale(block))];
    return {
      files: getScripts(code),
      texts: Object.fromEntries(texts.filter(([, files]) => files.length)),
      shared: getShared(code),
    };
  }

  const remote = getPart(parts.remote, [exposed]);
  const without = ({ files, texts, shared }) => ({
    files: files.filter((name) => !remote.files.includes(name)),
    texts,
    shared: shared.filter((request) => !remote.shared.includes(request)),
  });
  const getParts = (reaches, names) =>
    Object.fromEntries(
      names.filter((name) => Object.hasOwn(reaches, name)).map((name) => [name, without(getPart(reaches[name]))]),
    );
  // A remote's own slots are dialogs or places of its own pages, which are needed later.
  const others = fills.filter((slot) => !declares.includes(slot));
  return { remote, pages: getParts(parts.pages, Object.keys(pages)), slots: getParts(parts.slots, others) };
}

const unique = (names) => [...new Set(names)].sort();
