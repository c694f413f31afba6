import { parseSync } from '@swc/core';

/** Parses a module. Returns its statements, and the place in the source's bytes of a position that the parser gives. */
export function parseModule(source) {
  // The first character gives the position from which the parser counts.
  const { body, span } = parseSync(`;${source}`, { syntax: 'typescript' });
  return { body: body.slice(1), toByte: (position) => position - span.start - 1 };
}

/** Returns the constants that are declared one by one at the top of a module, exported or not. */
export function listConstants(body) {
  return body.flatMap((node) => {
    const { type, kind, declarations } = node.type === 'ExportDeclaration' ? node.declaration : node;
    const isConstant = type === 'VariableDeclaration' && kind === 'const' && declarations.length === 1;
    return isConstant && declarations[0].init ? [declarations[0].init] : [];
  });
}

/** Puts texts in the place of parts of a source. The parts are given in the order of the source, in bytes. */
export function replaceParts(source, parts) {
  const bytes = Buffer.from(source);
  let end = 0;
  const texts = parts.flatMap((part) => {
    const before = bytes.toString('utf8', end, part.start);
    ({ end } = part);
    return [before, part.text(bytes.toString('utf8', part.start, part.end))];
  });
  return texts.join('') + bytes.toString('utf8', end);
}
