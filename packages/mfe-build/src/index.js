export { createWebpackConfig } from './createWebpackConfig.js';
export { SHARED_MODULES } from './sharedModules.js';
export { readPackage } from './findPackage.js';
export { runBuild } from './runBuild.js';
