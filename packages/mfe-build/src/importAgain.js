import { pathToFileURL } from 'node:url';

/** Number of imports so far. Node reloads a changed module only under a new URL. */
let reading = 0;

/** Imports the present version of a module. @param {string} file */
export const importAgain = (file) => import(`${pathToFileURL(file).href}?${++reading}`);
