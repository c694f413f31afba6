import { join } from 'node:path';

const here = import.meta.dirname;

/** The catalogue by itself: no federation, so that what is seen is the package alone. */
export const createConfig = (mode) => ({
  mode,
  context: here,
  entry: './main.tsx',
  devtool: mode === 'development' ? 'eval-source-map' : false,
  output: {
    path: join(here, 'dist'),
    filename: '[name].js',
    assetModuleFilename: '[name].[hash:8][ext]',
    publicPath: '/',
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
});
