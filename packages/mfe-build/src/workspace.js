import { fileURLToPath } from 'node:url';

/** The workspace's root folder. */
export const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');
