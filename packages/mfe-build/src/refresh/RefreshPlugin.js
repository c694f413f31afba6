import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const CLIENT = fileURLToPath(new URL('./client.js', import.meta.url));

/** Lets a running page replace a remote's modules by rebuilt ones. */
export class RefreshPlugin {
  apply(compiler) {
    new webpack.HotModuleReplacementPlugin().apply(compiler);
    // The client must run before everything that a remote exposes, because the first component needs it.
    new webpack.EntryPlugin(compiler.context, CLIENT, { name: undefined }).apply(compiler);
  }
}

/** Additional options of swc and of webpack's resolver. */
export const REFRESH = {
  react: { development: true, refresh: true },
  alias: {
    'react/jsx-dev-runtime$': fileURLToPath(new URL('./jsxDevRuntime.js', import.meta.url)),
  },
};
