import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

/** Builds the script of the embedding page, including React and the SDK, and returns its text. */
export async function buildHostPage(folder: string): Promise<string> {
  const outputPath = await mkdtemp(path.join(tmpdir(), 'host-page-'));
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './host.tsx',
    output: { path: outputPath, filename: 'host.js' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    performance: false,
    optimization: { minimize: false },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  const script = await readFile(path.join(outputPath, 'host.js'), 'utf8');
  await rm(outputPath, { recursive: true });
  return script;
}
