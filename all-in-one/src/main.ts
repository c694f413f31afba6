import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Half of a start is compiling. The variable is for the threads, which look for themselves.
process.env.NODE_COMPILE_CACHE ||= path.join(import.meta.dirname, '../../.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// Only what is loaded after that is kept.
await import('./runMain.ts');
