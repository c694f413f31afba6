/** Returns the address before `/external_api.js`, as the preloader needs it. */
export const toScriptFolder = (scriptUrl: string): string => scriptUrl.replace(/\/external_api\.js$/, '');
