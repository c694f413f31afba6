import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { createFileHasher } from './createFileHasher.js';
import { createMinimizer } from './createMinimizer.js';
import { findPackage } from './findPackage.js';
import { DECLARATIONS, DeclarationsPlugin, declaresTypes } from './plugins/DeclarationsPlugin.js';
import { AS_IT_STANDS } from './loaders/evaluatedLoader.js';
import { FederationEntryIdsPlugin } from './plugins/FederationEntryIdsPlugin.js';
import { toContainerName, releaseBase, REMOTE_CONTRACT, REMOTE_CONTRACTS } from '@meet/contracts/remotes';
import { IndexPagePlugin } from './plugins/IndexPagePlugin.js';
import { OperationsPlugin } from './plugins/OperationsPlugin.js';
import { ReleaseRecordPlugin, UNNAMED } from './plugins/ReleaseRecordPlugin.js';
import { ScriptLoaderPlugin } from './plugins/ScriptLoaderPlugin.js';
import { SharedExportsPlugin } from './plugins/SharedExportsPlugin.js';
import { StylesheetIntegrityPlugin } from './plugins/StylesheetIntegrityPlugin.js';
import { REFRESH, RefreshPlugin } from './refresh/RefreshPlugin.js';
import { resolveManifest } from './resolveManifest.js';
import { getOperationLists } from './getOperationLists.js';
import { readProvidedVersions, SHARED_MODULES } from './sharedModules.js';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const PRODUCTION_TARGET = 'es2022';
const FEDERATION_RUNTIME = /@module-federation[/\\]webpack-bundler-runtime/;
/** Files of contracts: their sources in a workspace, and their output as installed packages. */
const CONTRACTS =
  /(contracts[/\\]\w+|packages[/\\]contracts)[/\\]src[/\\].*\.ts$|@meet[/\\](contracts|[\w-]+-contract)[/\\]dist[/\\].*\.js$/;
/** Folder of this package. The output of a build depends on its files. */
const PACKAGE = path.dirname(fileURLToPath(import.meta.url));
/** Files that configure a target, if they exist. */
export const CONFIGURATION = ['webpack.config.js', 'remote.manifest.ts', 'package.json'];

/**
 * @typedef {object} TargetOptions
 * @property {string} folder Absolute folder of the shell or remote.
 * @property {'host' | 'remote'} kind
 * @property {import('@meet/contracts/remotes').RemoteManifest} [manifest] A remote's.
 * @property {string} [name] The host's, `shell`.
 * @property {Record<string, string>} [workers] A host's service workers: the name of the file at its root, with its
 * module.
 * @property {Record<string, string>} [initialPages] A host's pages, each with the module that it runs inline before all
 * else is loaded.
 * @property {readonly string[]} [evaluated] A host's modules of plain texts, of which a page gets only the values.
 * @property {readonly string[]} [initialChunks] Names of the chunks that these pages request, whose files they must
 * know.
 */

/**
 * Creates the webpack configuration of every target. A release is named by its bytes, unless the build gives it a name.
 * @param {TargetOptions} target
 * @returns {(build: Build) => import('webpack').Configuration}
 *
 * @typedef {object} Build
 * @property {'production' | 'development'} mode
 * @property {string} [hash]
 * @property {string} [out] Output folder of a shell's build, by default its `dist`.
 * @property {boolean} [refresh] Lets a page in the development shell exchange a remote's components while it runs.
 */
export function createWebpackConfig(target) {
  return ({ mode, hash = UNNAMED, out = path.join(target.folder, 'dist'), refresh = false }) => {
    const { version } = JSON.parse(readFileSync(path.join(target.folder, 'package.json'), 'utf8'));
    if (target.kind === 'host') return withHost(createCommonConfig(target, mode), target, version, hash, out);
    const manifest = resolveManifest(target.manifest);
    const remote = { ...target, name: manifest.name };
    const config = withRemote(createCommonConfig(remote, mode, refresh), remote, manifest, version, hash);
    return refresh ? withRefresh(config) : config;
  };
}

function createCommonConfig(target, mode, refresh = false) {
  const production = mode === 'production';
  return {
    mode,
    context: target.folder,
    target: ['web', PRODUCTION_TARGET],
    devtool: production ? (process.env['MEET_SOURCE_MAPS'] ? 'hidden-source-map' : false) : 'cheap-module-source-map',
    stats: 'errors-warnings',
    performance: false,
    infrastructureLogging: { level: 'error' },
    experiments: { css: true },
    output: {
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      cssFilename: production ? '[name].[contenthash:8].css' : '[name].css',
      cssChunkFilename: production ? '[name].[contenthash:8].css' : '[name].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          resolve: { fullySpecified: false },
          use: [
            ...(refresh ? [loaderPath('refreshLoader')] : []),
            {
              loader: require.resolve('swc-loader'),
              options: {
                swcrc: false,
                jsc: {
                  target: PRODUCTION_TARGET,
                  parser: { syntax: 'typescript', tsx: true },
                  // React comes from the shell, whose build has no development runtime.
                  transform: { react: { runtime: 'automatic', development: false, ...(refresh && REFRESH.react) } },
                },
              },
            },
          ],
        },
        {
          test: CONTRACTS,
          enforce: 'pre',
          use: ['pureSchemasLoader', 'splitCallsLoader', 'withoutServerPartsLoader', 'withoutSummariesLoader'].map(
            loaderPath,
          ),
        },
        { test: /mfe-build[/\\]src[/\\]provided\.js$/, use: loaderPath('providedModulesLoader') },
        { test: /\.(svg|png|jpg|webp|mp3|ogg|woff2)$/, type: 'asset/resource' },
        { test: /\.css$/, type: 'css/global' },
      ],
    },
    optimization: {
      // A partly written release must not look like a complete one.
      emitOnErrors: false,
      minimize: production,
      // A third-party package that only one chunk uses stays in it: a separate chunk would only be one more request.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [createMinimizer()],
    },
    plugins: [
      new webpack.DefinePlugin({
        // Removes the runtime's support for SystemJS, the only part that needs `new Function`.
        'typeof __system_context__': JSON.stringify('undefined'),
      }),
      new ScriptLoaderPlugin({ loader: refresh ? 'mfeDev.loadScript' : 'meetLoadScript' }),
      ...(production ? [new StylesheetIntegrityPlugin(), compileWhileLoading(target)] : []),
      new FederationEntryIdsPlugin(),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(target.folder, 'node_modules/.cache/mfe-build'),
      name: `${target.name}-${mode}${refresh ? '-refresh' : ''}`,
      // Cached modules include the errors that this package's plugins and tables gave them.
      version: createFileHasher(PACKAGE).hashAll(['.', ...getConfiguration(target.folder)]),
    },
  };
}

/**
 * Makes browsers that know the hint compile a file's functions in the background while the file loads. Otherwise they
 * compile each function at its first call. Inline scripts of pages are not loaded from a file, so the hint would only
 * cost time there.
 */
const compileWhileLoading = ({ initialPages = {} }) =>
  new webpack.BannerPlugin({
    raw: true,
    banner: '//# allFunctionsCalledOnLoad',
    test: /\.js$/,
    exclude: Object.keys(initialPages).map((name) => new RegExp(`(^|/)${name}\\.[^/]*$`)),
    // Runs after the minifier, which removes comments, and before names are derived from the contents of files.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

function withHost(common, target, version, hash, out) {
  return {
    ...common,
    resolve: { ...common.resolve, alias: getAliases(target, common.mode) },
    module: { ...common.module, rules: [...common.module.rules, evaluatedModules(target)] },
    entry: {
      main: './src/main.ts',
      ...target.initialPages,
      ...getWorkers(target),
    },
    output: {
      ...common.output,
      path: out,
      publicPath: '/',
      filename: common.mode === 'production' ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: `assets/${common.output.chunkFilename}`,
      cssFilename: `assets/${common.output.cssFilename}`,
      cssChunkFilename: `assets/${common.output.cssChunkFilename}`,
      uniqueName: 'meet_shell',
    },
    plugins: [
      ...common.plugins,
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        ENV_TARGET: JSON.stringify('web'),
        __VERSION__: JSON.stringify(version),
      }),
      new OperationsPlugin({ lists: getOperationLists(target.folder), filename: 'operations/[contenthash].json' }),
      new IndexPagePlugin({
        template: path.join(target.folder, 'src/index.html'),
        pages: Object.keys(target.initialPages ?? {}),
        chunks: target.initialChunks ?? [],
      }),
      new ReleaseRecordPlugin({
        name: target.name,
        version,
        hash,
        contracts: REMOTE_CONTRACTS,
        provides: readProvidedVersions(target.folder),
      }),
    ],
  };
}

/** The build follows their imports, none of which becomes part of the page. */
const evaluatedModules = ({ folder, evaluated = [] }) => ({
  include: evaluated.map((file) => path.join(folder, file)),
  resourceQuery: { not: [AS_IT_STANDS] },
  enforce: 'post',
  use: loaderPath('evaluatedLoader'),
});

function withRemote(common, target, manifest, version, hash) {
  const container = toContainerName(target.name, hash);
  const declares = declaresTypes(target.folder);
  const shared = Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([request, { range }]) => [
      request,
      { import: false, singleton: true, strictVersion: true, requiredVersion: range },
    ]),
  );
  return {
    ...common,
    entry: {},
    // The page also provides the federation runtime: the shell sets it before it loads a remote.
    externals: [
      ({ request = '' }, done) =>
        done(undefined, FEDERATION_RUNTIME.test(request) ? 'var meetFederation()' : undefined),
    ],
    output: {
      ...common.output,
      path: path.join(target.folder, 'dist', `${version}-${hash}`),
      publicPath: 'auto',
      uniqueName: container,
      filename: common.mode === 'production' ? '[name].[contenthash:8].js' : '[name].js',
    },
    plugins: [
      ...common.plugins,
      new SharedExportsPlugin(SHARED_MODULES),
      ...(declares ? [new DeclarationsPlugin(target.folder)] : []),
      new OperationsPlugin({ lists: getOperationLists(target.folder), filename: 'operations.json' }),
      new ModuleFederationPlugin({
        name: container,
        // Set on window instead of by `var`, so that a failed release can be removed.
        library: { type: 'window', name: container },
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ReleaseRecordPlugin({
        name: target.name,
        version,
        hash,
        container,
        contract: REMOTE_CONTRACT,
        base: releaseBase(target.name, version, hash),
        entry: 'remoteEntry.js',
        ...(declares && { types: DECLARATIONS }),
        manifest,
        sharedModules: SHARED_MODULES,
      }),
    ],
  };
}

function withRefresh(config) {
  return {
    ...config,
    resolve: { ...config.resolve, alias: REFRESH.alias },
    plugins: [...config.plugins, new RefreshPlugin()],
  };
}

const getAliases = ({ folder }, mode) => ({
  'hoist-non-react-statics$': path.join(import.meta.dirname, 'hoistStatics.js'),
  ...(mode === 'production' && productionRouter(folder)),
});

/** The package's default entry is its development build, with warnings. */
function productionRouter(folder) {
  const production = path.join(findPackage('react-router', folder), 'dist/production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}

/** A worker keeps its file name, because browsers look for updates there. */
const getWorkers = ({ workers = {} }) =>
  Object.fromEntries(Object.entries(workers).map(([filename, module]) => [filename, { import: module, filename }]));

/** Returns the files that configure a target. */
export function getConfiguration(folder) {
  return CONFIGURATION.map((name) => path.join(folder, name)).filter((file) => existsSync(file));
}

function loaderPath(name) {
  return fileURLToPath(new URL(`./loaders/${name}.js`, import.meta.url));
}
