// Builds the files that browsers get: dist/api/external_api.js, dist/room.html, dist/background.html and their hashed files
// in dist/assets/.
// Does not build again if the inputs are unchanged.
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMinimizer } from '@meet/mfe-build/minimizer';
import webpack from 'webpack';

const here = import.meta.dirname;
const dist = path.join(here, 'dist');
// The build writes here and then renames the folder, so that a running server always has its files.
const next = path.join(here, '.dist-next');
const source = path.join(here, 'src');
const require = createRequire(import.meta.url);

const SOURCES = ['src/{client,external-api,protocol}/**/*.{ts,json,css,html,svg}', 'package.json', 'build.mjs'];
const minimizer = fileURLToPath(import.meta.resolve('@meet/mfe-build/minimizer'));
const inputs = [...globSync(SOURCES, { cwd: here, exclude: ['**/*.test.ts'] }).sort(), path.relative(here, minimizer)];

const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12);

async function hashInputs() {
  const contents = await Promise.all(inputs.map((file) => readFile(path.join(here, file))));
  return hash(Buffer.concat(inputs.flatMap((file, index) => [Buffer.from(file), contents[index]])));
}

const swcOptions = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };

const common = {
  mode: 'production',
  context: here,
  target: ['web', 'es2022'],
  // rxjs exports its code for modern browsers under this condition.
  resolve: { extensions: ['.ts', '.mjs', '.js'], conditionNames: ['es2015', '...'] },
  module: { rules: [{ test: /\.ts$/, loader: 'swc-loader', options: swcOptions }] },
  optimization: {
    runtimeChunk: false,
    splitChunks: false,
    minimizer: [createMinimizer()],
  },
  performance: { hints: 'error', maxEntrypointSize: 174_000, maxAssetSize: 174_000 },
  devtool: false,
};
const output = { path: path.join(next, 'bundles'), filename: '[name].js', publicPath: '' };
const cache = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: path.join(here, '../../.cache/meeting-room'),
  buildDependencies: { config: [import.meta.filename, minimizer] },
});

const scripts = {
  ...common,
  entry: {
    room: './src/client/main.ts',
    external_api: './src/external-api/entry.ts',
    background_page: './src/client/background-page/entry.ts',
  },
  output,
  cache: cache('scripts'),
};
const MODULES = ['background', 'whiteboard', 'livekit', 'crowd', 'polls', 'notes', 'recording', 'clock'];
/** Languages whose texts the browser loads only if the person speaks them. */
const LANGUAGES = ['fr_FR', 'ro_RO'];
/** Configuration of the modules that the browser imports when they are first needed. */
const modules = {
  ...common,
  entry: Object.fromEntries(MODULES.map((name) => [name, `./src/client/${name}/entry.ts`])),
  output: { ...output, module: true, library: { type: 'module' } },
  experiments: { outputModule: true },
  // LiveKit's client accounts for 555 KB; 3 KB more request pictures by the size of their tiles and watch the sound.
  performance: { hints: 'error', maxEntrypointSize: 563_000, maxAssetSize: 563_000 },
  cache: cache('modules'),
};

function bundle(configuration) {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);

/** Size from which the highest quality of Brotli takes half a minute and saves an eighth. */
const LARGE_BYTES = 1_000_000;

/** Writes the file and its compressed forms; the server chooses one by the encodings that the browser accepts. */
async function writeCompressed(file, content) {
  await writeFile(file, content);
  if (file.endsWith('.woff2')) return;
  const buffer = Buffer.from(content);
  const quality = buffer.length < LARGE_BYTES ? 11 : 9;
  await writeFile(`${file}.br`, await squeezeBrotli(buffer, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  await writeFile(`${file}.gz`, await squeezeGzip(buffer, { level: 9 }));
}

/** Writes a file under its hashed name and returns that name. */
async function writeAsset(name, content) {
  const { name: stem, ext } = path.parse(name);
  const hashed = `${stem}.${hash(content)}${ext}`;
  await writeCompressed(path.join(next, 'assets', hashed), content);
  return hashed;
}

/** Files of the library that separates a person from the background. It finds them by these names in one folder. */
const SEGMENTATION = [
  'selfie_segmentation_solution_simd_wasm_bin.js',
  'selfie_segmentation_solution_simd_wasm_bin.wasm',
  'selfie_segmentation.binarypb',
  'selfie_segmentation_landscape.tflite',
];

/** Writes the library's files to a folder with a hashed name and returns that name. */
async function writeSegmentation() {
  const folder = path.dirname(require.resolve('@shiguredo/virtual-background'));
  const contents = await Promise.all(SEGMENTATION.map((name) => readFile(path.join(folder, name))));
  const hashed = `segmentation.${hash(Buffer.concat(contents))}`;
  await mkdir(path.join(next, 'assets', hashed));
  await Promise.all(
    SEGMENTATION.map((name, index) => writeCompressed(path.join(next, 'assets', hashed, name), contents[index])),
  );
  return hashed;
}

const fill = (template, names) =>
  template.replace(/\{\{([^}]+)\}\}/g, (_, name) => {
    if (!names[name]) throw new Error(`nothing is named ${name}`);
    return names[name];
  });

const minifyCss = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** Writes a style sheet that is loaded when it is first used, and returns its hashed name. */
const writeStyles = async (name) =>
  writeAsset(name, minifyCss(await readFile(path.join(source, 'client/styles', name), 'utf8')));

const fontFile = (subset) =>
  readFile(require.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`));

async function build() {
  await rm(next, { recursive: true, force: true });
  await mkdir(path.join(next, 'assets'), { recursive: true });
  await mkdir(path.join(next, 'api'), { recursive: true });
  const styles = ['base', 'room', 'cards', 'board', 'chat', 'polls', 'notes', 'captions'].map((name) =>
    readFile(path.join(source, `client/styles/${name}.css`), 'utf8'),
  );
  const [latin, latinExt] = await Promise.all([fontFile('latin'), fontFile('latin-ext')]);
  await bundle(scripts);
  await bundle(modules);

  const names = {
    'inter-latin.woff2': await writeAsset('inter-latin.woff2', latin),
    'inter-latin-ext.woff2': await writeAsset('inter-latin-ext.woff2', latinExt),
    'room.js': await writeAsset('room.js', await readFile(path.join(next, 'bundles/room.js'))),
    'background_page.js': await writeAsset(
      'background_page.js',
      await readFile(path.join(next, 'bundles/background_page.js')),
    ),
    segmentation: await writeSegmentation(),
    'crowd.css': await writeStyles('crowd.css'),
    'background.css': await writeStyles('background.css'),
  };
  for (const name of LANGUAGES) {
    const texts = JSON.parse(await readFile(path.join(source, `client/i18n/${name}.json`), 'utf8'));
    names[`${name}.json`] = await writeAsset(`${name}.json`, JSON.stringify(texts));
  }
  await mkdir(path.join(next, 'backgrounds'));
  for (const file of globSync('client/background/pictures/*.svg', { cwd: source })) {
    const picture = await readFile(path.join(source, file), 'utf8');
    await writeCompressed(path.join(next, 'backgrounds', path.basename(file)), picture.replace(/\n */g, ''));
  }
  for (const name of MODULES) {
    const file = `${name}.js`;
    names[file] = await writeAsset(file, await readFile(path.join(next, 'bundles', file)));
  }
  names['room.css'] = await writeAsset('room.css', minifyCss(fill((await Promise.all(styles)).join('\n'), names)));
  for (const page of ['room.html', 'background-page/background.html']) {
    const template = await readFile(path.join(source, 'client', page), 'utf8');
    await writeFile(path.join(next, path.basename(page)), fill(template, names));
  }
  await writeCompressed(
    path.join(next, 'api/external_api.js'),
    await readFile(path.join(next, 'bundles/external_api.js')),
  );
  await rm(path.join(next, 'bundles'), { recursive: true });
}

const stamp = path.join(dist, '.inputs');
const inputHash = await hashInputs();
if (!existsSync(stamp) || (await readFile(stamp, 'utf8')) !== inputHash) {
  await build();
  await writeFile(path.join(next, '.inputs'), inputHash);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
}
