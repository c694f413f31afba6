import path from 'node:path';
import { parseModule } from './parseModule.js';

/** The definition of a call, or of an operation from a call and its document. */
const CALL = /^export const \w+ =\s+(defineCall|toOperation)\(/m;

/**
 * Splits a file of calls into one module per value, so that a chunk holds only the calls that its pages make. The file
 * itself only lists the modules. Each line keeps its number.
 */
export default function splitCallsLoader(source) {
  if (!CALL.test(source)) return source;
  const values = readValues(source);
  if (!values || values.length < 2) return source;
  const file = `./${path.basename(this.resourcePath)}`;
  const wanted = new URLSearchParams(this.resourceQuery).get('value');
  if (wanted === null) {
    return values.map(({ name }) => `export { ${name} } from '${file}?value=${name}';\n`).join('');
  }
  const imports = values.filter(({ name }) => name !== wanted).map(({ name }) => `import { ${name} } from '${file}';`);
  // The parser counts bytes.
  const bytes = Buffer.from(source);
  const pieces = values.flatMap(({ name, isExported, start, end }, index) => {
    const before = bytes.subarray(values[index - 1]?.end ?? 0, start);
    const own = bytes.toString('utf8', start, end);
    return [before, name === wanted ? `${isExported ? '' : 'export '}${own}` : own.replace(/[^\n]/g, '')];
  });
  return `${imports.join(' ')} ${pieces.join('')}${bytes.subarray(values.at(-1).end)}`;
}

/** Returns the file's named values in order, or undefined if it holds anything but imports, types and such values. */
function readValues(source) {
  const { body, toByte } = parseModule(source);
  const values = [];
  for (const node of body) {
    const isExported = node.type === 'ExportDeclaration';
    const declaration = isExported ? node.declaration : node;
    if (/^(ImportDeclaration|Ts\w+Declaration)$/.test(declaration.type)) continue;
    const name = getName(declaration);
    if (!name) return undefined;
    values.push({ name, isExported, start: toByte(node.span.start), end: toByte(node.span.end) });
  }
  return values;
}

function getName({ type, identifier, declarations }) {
  if (type === 'FunctionDeclaration') return identifier.value;
  if (type !== 'VariableDeclaration' || declarations.length !== 1) return undefined;
  return declarations[0].id.value;
}
