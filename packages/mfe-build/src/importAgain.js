import { pathToFileURL } from 'node:url';

/** Counts readings: a module that has changed is another one to Node only by its address. */
let reading = 0;

/** A module as its file says now. @param {string} file */
export const importAgain = (file) => import(`${pathToFileURL(file).href}?${++reading}`);
