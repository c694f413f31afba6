// In a bundle, providedModulesLoader.js generates this module from the table of shared modules. Elsewhere it provides
// nothing.
export const providedModules = {};
