import { toGraphqlType } from '../../packages/contracts/src/events/index.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Sets the descriptions of the schema's types and fields from the doc comments of the contracts' sources. Doc comments
 * add nothing to the size of pages.
 */
export function describeFields(schema, root, getTypes) {
  const sources = readSources(root);
  for (const [file, { source }] of sources) {
    const named = [];
    visit(source);
    for (const { names, node, doc } of named) {
      const members = getMembers(node, file);
      for (const type of names.map((name) => schema.getType(name)).filter(Boolean)) {
        if (doc) type.description ??= doc;
        const fields = type.getFields?.() ?? {};
        for (const [member, words] of members) if (fields[member]) fields[member].description ??= words;
      }
    }

    function visit(node) {
      if (ts.isCallExpression(node)) {
        const [first, second] = node.arguments;
        const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : undefined;
        if (method === 'meta' && first && ts.isObjectLiteralExpression(first)) {
          const name = toText(getMember(first, 'name'));
          if (name) named.push({ names: [name], node: node.expression.expression, doc: docOfStatement(node) });
        }
        if (second && ts.isObjectLiteralExpression(second) && ts.isStringLiteral(first)) {
          const payload = getMember(second, 'payload');
          if (payload) named.push({ names: [toGraphqlType(first.text)], node: payload });
          const graphql = getMember(second, 'graphql');
          if (graphql) {
            const names = getTypes(first.text);
            named.push({ names: names.output, node: getMember(second, 'output') });
            named.push({ names: names.input, node: getMember(second, 'input') });
          }
        }
      }
      ts.forEachChild(node, visit);
    }
  }

  /**
   * Returns the documented members of every object literal that a schema consists of, also if a part is in another
   * file.
   */
  function getMembers(node, file, seen = new Set()) {
    if (!node || seen.has(node)) return [];
    seen.add(node);
    if (ts.isObjectLiteralExpression(node)) {
      return node.properties.flatMap((property) => {
        if (ts.isSpreadAssignment(property)) return getMembers(property.expression, file, seen);
        const words = getDoc(property);
        return words && property.name ? [[property.name.getText(), words]] : [];
      });
    }
    if (ts.isIdentifier(node)) {
      const { constants, imports } = sources.get(file);
      const from = imports.get(node.text);
      if (!from) return getMembers(constants.get(node.text), file, seen);
      return getMembers(sources.get(from)?.constants.get(node.text), from, seen);
    }
    if (ts.isArrowFunction(node)) return getMembers(node.body, file, seen);
    if (ts.isPropertyAccessExpression(node)) return getMembers(node.expression, file, seen);
    if (!ts.isCallExpression(node)) return [];
    const takesMembers = !ts.isPropertyAccessExpression(node.expression) || node.expression.name.text === 'shape';
    return [
      ...getMembers(node.expression, file, seen),
      ...(takesMembers ? node.arguments.flatMap((argument) => getMembers(argument, file, seen)) : []),
    ];
  }
}

/** Returns the contracts' sources by path, each with its constants and the path from which each imported name comes. */
function readSources(root) {
  return new Map(
    globSync('contracts/*/src/**/*.ts', { cwd: root, exclude: ['**/*.generated.ts'] }).map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const constants = new Map();
      const imports = new Map();
      for (const statement of source.statements) {
        if (ts.isImportDeclaration(statement) && statement.moduleSpecifier.text.startsWith('.')) {
          const from = path.join(path.dirname(file), statement.moduleSpecifier.text);
          for (const { name } of statement.importClause.namedBindings.elements) imports.set(name.text, from);
        } else if (ts.isVariableStatement(statement)) {
          for (const { name, initializer } of statement.declarationList.declarations) {
            constants.set(name.getText(), initializer);
          }
        }
      }
      return [file, { source, constants, imports }];
    }),
  );
}

const getMember = (literal, name) =>
  literal.properties.find((property) => property.name?.getText() === name)?.initializer;

const toText = (node) => (node && ts.isStringLiteral(node) ? node.text : undefined);

function getDoc(node) {
  const comment = ts.getJSDocCommentsAndTags(node).at(-1)?.comment;
  return typeof comment === 'string' ? comment.replace(/\s+/g, ' ').trim() : undefined;
}

/** Returns the docstring of the constant whose whole value is this schema. */
function docOfStatement(node) {
  let above = node;
  while (ts.isCallExpression(above) || ts.isPropertyAccessExpression(above)) above = above.parent;
  return ts.isVariableDeclaration(above) ? getDoc(above.parent.parent) : undefined;
}
