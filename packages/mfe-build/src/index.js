export { createWebpackConfig } from './createWebpackConfig.js';
export { readSharedModules } from './sharedModules.js';
export { runBuild } from './runBuild.js';
export { integrityOf } from './integrityOf.js';
