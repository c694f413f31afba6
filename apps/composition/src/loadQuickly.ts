import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { resolveOnce } from './resolveOnce.ts';

/**
 * Loads the modules of the program faster. Most of a start is spent on finding and compiling modules: here each is
 * found once, and compiled code is cached.
 */
export async function loadQuickly(load: () => Promise<unknown>): Promise<void> {
  // The variable is for worker threads, which resolve modules by themselves.
  process.env.NODE_COMPILE_CACHE ||= path.join(import.meta.dirname, '../../../.cache/node');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const hooks = registerHooks({ resolve: resolveOnce() });
  try {
    await load();
  } finally {
    hooks.deregister();
  }
}
