import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { createConfig } from './webpack.config.js';

/** Prints the size of imported parts of the package, minified and as brotli, without React. */
const CASES = {
  'sign-in page': `import { UiProvider, AuthLayout, Button, TextField, PasswordField, Link, toast, Formik, Form } from '@meet/ui'; globalThis.kept = [UiProvider, AuthLayout, Button, TextField, PasswordField, Link, toast, Formik, Form];`,
  'sign-in page without formik': `import { UiProvider, AuthLayout, Button, Link, toast } from '@meet/ui'; globalThis.kept = [UiProvider, AuthLayout, Button, Link, toast];`,
  'everything at once (the shared module)': `import * as ui from '@meet/ui'; globalThis.kept = { ...ui };`,
};
const react = { react: 'React', 'react-dom': 'ReactDOM', 'react/jsx-runtime': 'ReactJsx' };

for (const [name, source] of Object.entries(CASES)) {
  const folder = mkdtempSync(join(tmpdir(), 'ui-size-'));
  const compiler = webpack({
    ...createConfig('production'),
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    externals: react,
    output: { path: folder, filename: 'main.js', publicPath: '/' },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const bundle = readFileSync(join(folder, 'main.js'));
  const later = stats
    .toJson({ assets: true })
    .assets.filter(({ name: file }) => file.endsWith('.js') && file !== 'main.js');
  const laterBytes = later.map(({ name: file }) => brotliCompressSync(readFileSync(join(folder, file))).length);
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  process.stdout.write(
    `${name}: ${kb(bundle.length)} minified, ${kb(brotliCompressSync(bundle).length)} brotli; later, on demand: ${kb(laterBytes.reduce((sum, bytes) => sum + bytes, 0))} brotli in ${later.length} files\n`,
  );
}
