/** Query that requests a module unchanged. */
export const AS_IT_STANDS = /^\?as-it-stands$/;

/**
 * Replaces a module of plain texts by the values of its exports. The build runs the module and follows its imports; the
 * page gets only the texts.
 */
export default async function evaluatedLoader() {
  const values = await this.importModule(`${this.resourcePath}?as-it-stands`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
