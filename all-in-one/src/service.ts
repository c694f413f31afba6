// Runs one service alone: `node all-in-one/src/service.ts chat`.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

process.env.NODE_COMPILE_CACHE ||= path.join(import.meta.dirname, '../../.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// Only what is loaded after that is kept.
await import('./apart/runService.ts');
