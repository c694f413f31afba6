import { parseSync } from '@swc/core';

/**
 * Parses a module. Returns its statements, and a function that converts the parser's positions to bytes of the source.
 */
export function parseModule(source) {
  // The parser's positions do not start at 0. The additional first character reveals their start.
  const { body, span } = parseSync(`;${source}`, { syntax: 'typescript' });
  return { body: body.slice(1), toByte: (position) => position - span.start - 1 };
}

/** Returns the constants at a module's top level that are declared one by one, exported or not. */
export function listConstants(body) {
  return body.flatMap((node) => {
    const { type, kind, declarations } = node.type === 'ExportDeclaration' ? node.declaration : node;
    const isConstant = type === 'VariableDeclaration' && kind === 'const' && declarations.length === 1;
    return isConstant && declarations[0].init ? [declarations[0].init] : [];
  });
}

/** Replaces parts of a source by texts. The parts must be in the order of the source, in bytes. */
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
