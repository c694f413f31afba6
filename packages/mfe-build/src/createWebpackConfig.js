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
/** The sources of contracts in a workspace, and contracts as they are installed. */
const CONTRACTS =
  /(contracts[/\\]\w+|packages[/\\]contracts)[/\\]src[/\\].*\.ts$|@meet[/\\](contracts|[\w-]+-contract)[/\\]dist[/\\].*\.js$/;
/** Folder of this package: the output of a build depends on its files. */
const PACKAGE = path.dirname(fileURLToPath(import.meta.url));
/** Files that configure a target, as far as it has such files. */
export const CONFIGURATION = ['webpack.config.js', 'remote.manifest.ts', 'package.json'];

/**
 * @typedef {object} TargetOptions
 * @property {string} folder Absolute folder of the shell or remote.
 * @property {'host' | 'remote'} kind
 * @property {import('@meet/contracts/remotes').RemoteManifest} [manifest] A remote's.
 * @property {string} [name] The host's, `shell`.
 * @property {Record<string, string>} [workers] A host's service workers: the file at its root by name, with its module.
 * @property {Record<string, string>} [initialPages] A host's pages, and the module that each runs in itself before all else is there.
 * @property {readonly string[]} [evaluated] A host's modules of plain texts, of which a page has the texts alone.
 * @property {readonly string[]} [initialChunks] The names of the chunks whose files these pages know, to ask for them.
 */

/**
 * The one webpack configuration of the house. A release is named by its bytes, unless the build says a name for it.
 * @param {TargetOptions} target
 * @returns {(build: Build) => import('webpack').Configuration}
 *
 * @typedef {object} Build
 * @property {'production' | 'development'} mode
 * @property {string} [hash]
 * @property {string} [out] Where a shell's build is put, its `dist` unless told.
 * @property {boolean} [refresh] A remote's components can be exchanged on a page that runs them in the development shell.
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
          use: ['pureSchemasLoader', 'splitCallsLoader', 'withoutAnswersLoader', 'withoutSummariesLoader'].map(
            loaderPath,
          ),
        },
        { test: /mfe-build[/\\]src[/\\]provided\.js$/, use: loaderPath('providedModulesLoader') },
        { test: /\.(svg|png|jpg|webp|mp3|ogg|woff2)$/, type: 'asset/resource' },
        { test: /\.css$/, type: 'css/global' },
      ],
    },
    optimization: {
      // A half-written release must not look like one.
      emitOnErrors: false,
      minimize: production,
      // Packages of others that one chunk alone uses stay in it: apart, they would only be one more request.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [createMinimizer()],
    },
    plugins: [
      new webpack.DefinePlugin({
        // Cuts the runtime's way to SystemJS, the only one that needs `new Function`.
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
      // Modules are kept with the errors that this package's plugins and tables gave them.
      version: createFileHasher(PACKAGE).hashAll(['.', ...getConfiguration(target.folder)]),
    },
  };
}

/**
 * Has browsers that know the hint compile a file's functions beside the page, while the file comes, instead of one by one
 * when they are first called. The pages' own scripts stand in them and do not come: for these it would only be more work.
 */
const compileWhileLoading = ({ initialPages = {} }) =>
  new webpack.BannerPlugin({
    raw: true,
    banner: '//# allFunctionsCalledOnLoad',
    test: /\.js$/,
    exclude: Object.keys(initialPages).map((name) => new RegExp(`(^|/)${name}\\.[^/]*$`)),
    // After the minifier, which takes comments out, and before names are made of what files hold.
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

/** Their imports are followed when the page is built: none of them becomes part of the page. */
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
    // The federation runtime is the page's, too: the shell puts it there before it loads a remote.
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
        // On window, not by `var`: a failed release must be removable.
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

/** The package's default entry is its development build, warnings and all. */
function productionRouter(folder) {
  const production = path.join(findPackage('react-router', folder), 'dist/production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}

/** A worker keeps its address: browsers look there for the next one. */
const getWorkers = ({ workers = {} }) =>
  Object.fromEntries(Object.entries(workers).map(([filename, module]) => [filename, { import: module, filename }]));

/** The files that say how a target is built. */
export function getConfiguration(folder) {
  return CONFIGURATION.map((name) => path.join(folder, name)).filter((file) => existsSync(file));
}

function loaderPath(name) {
  return fileURLToPath(new URL(`./loaders/${name}.js`, import.meta.url));
}
