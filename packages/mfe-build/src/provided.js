// In a bundle, providedModulesLoader.js writes this module from the table of shared modules; elsewhere nothing is provided.
export const providedModules = {};
