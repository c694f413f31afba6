import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { resolveOnce } from './resolveOnce.ts';

/** Loads what runs from here on. Most of a start is finding and compiling modules: each is found once, and compiled code is kept. */
export async function loadQuickly(load: () => Promise<unknown>): Promise<void> {
  // The variable is for the threads, which look for themselves.
  process.env.NODE_COMPILE_CACHE ||= path.join(import.meta.dirname, '../../../.cache/node');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const hooks = registerHooks({ resolve: resolveOnce() });
  try {
    await load();
  } finally {
    hooks.deregister();
  }
}
