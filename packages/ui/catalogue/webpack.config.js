import { join } from 'node:path';
import { PagePlugin } from './PagePlugin.js';

const here = import.meta.dirname;

/** The catalogue by itself: no federation, so that what is seen is the package alone. */
export const createConfig = (mode, out = join(here, 'dist')) => ({
  mode,
  context: here,
  entry: './main.tsx',
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  output: {
    path: out,
    filename: '[name].js',
    assetModuleFilename: '[name].[hash:8][ext]',
    // Wherever it is published.
    publicPath: 'auto',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
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
  performance: { hints: false },
  plugins: [new PagePlugin()],
});
