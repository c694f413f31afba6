import { createWebpackConfig } from '@meet/mfe-build';
import manifest from './remote.manifest.ts';

export default createWebpackConfig({ folder: import.meta.dirname, kind: 'remote', manifest });
