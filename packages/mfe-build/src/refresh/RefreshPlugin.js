import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const CLIENT = fileURLToPath(new URL('./client.js', import.meta.url));

/** Lets a running page take a rebuilt remote's modules in place of the old ones. */
export class RefreshPlugin {
  apply(compiler) {
    new webpack.HotModuleReplacementPlugin().apply(compiler);
    // Before all that a remote exposes: the first component finds it there.
    new webpack.EntryPlugin(compiler.context, CLIENT, { name: undefined }).apply(compiler);
  }
}

/** Options of swc and of webpack's resolver beside the usual ones. */
export const REFRESH = {
  react: { development: true, refresh: true },
  alias: {
    'react/jsx-dev-runtime$': fileURLToPath(new URL('./jsxDevRuntime.js', import.meta.url)),
  },
};
