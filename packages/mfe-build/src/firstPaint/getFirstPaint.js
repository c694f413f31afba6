import path from 'node:path';
import { LOCALES } from '@meet/contracts';
import { readParts } from './readParts.js';

const PLUGIN = 'firstPaint';
const NOTHING = { imports: [], sources: [] };
const PARTS = 'remoteParts';

/** Keeps of each module what the parts of the remote import that it may define, while it is parsed. */
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
 * Returns the files of a remote's build that its first paint needs, by the graph of its chunks; undefined where nothing is exposed.
 * @param {import('webpack').Compilation} compilation Whose assets have their names.
 * @param {import('@meet/contracts/remotes').RemoteManifest} manifest
 * @returns {import('@meet/contracts/remotes').FirstPaint | undefined}
 */
export function getFirstPaint({ modules, moduleGraph, chunkGraph }, { pages, fills, declares }) {
  const exposed = [...modules]
    .flatMap(({ blocks }) => blocks)
    .find(({ dependencies }) => dependencies[0]?.exposedName === './remote');
  if (!exposed) return undefined;
  const toModule = (dependency) => {
    const module = moduleGraph.getModule(dependency);
    // If modules were joined, the one that the others were joined to.
    return module?.rootModule ?? module;
  };
  const definition = toModule(exposed.dependencies[0]);
  const parts = definition.buildInfo[PARTS] ?? { remote: NOTHING, pages: {}, slots: {} };
  const getLocale = ({ dependencies }) => {
    const file = path.parse(toModule(dependencies[0])?.nameForCondition() ?? '');
    return file.ext === '.json' ? LOCALES.find((locale) => locale === file.name) : undefined;
  };
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

  function getPart({ imports, sources }, own = []) {
    const imported = definition.blocks.filter(({ request }) => imports.includes(request));
    const named = definition.dependencies.filter(({ request }) => sources.includes(request)).map(toModule);
    const blocks = [...imported, ...[...new Set(named)].flatMap((module) => module?.blocks ?? [])];
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
  // Slots of its own are dialogs, or places of its own pages: they come later.
  const others = fills.filter((slot) => !declares.includes(slot));
  return { remote, pages: getParts(parts.pages, Object.keys(pages)), slots: getParts(parts.slots, others) };
}

const unique = (names) => [...new Set(names)].sort();
