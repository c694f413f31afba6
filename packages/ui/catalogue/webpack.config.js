import { join } from 'node:path';
import { PagePlugin } from './PagePlugin.js';

const here = import.meta.dirname;

/** Returns the configuration of the catalogue alone. It uses no federation, so that it shows only the package. */
export const createConfig = (mode, out = join(here, 'dist')) => ({
  mode,
  context: here,
  entry: './main.tsx',
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  output: {
    path: out,
    filename: '[name].js',
    assetModuleFilename: '[name].[hash:8][ext]',
    // Works under any address.
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
