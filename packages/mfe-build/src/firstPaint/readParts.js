/**
 * Modules that a part of a remote's definition may import once it is drawn.
 * @typedef {object} Reach
 * @property {readonly string[]} imports Modules that its functions import, as named there.
 * @property {readonly string[]} sources Modules whose exports it uses.
 *
 * @typedef {object} Parts
 * @property {Reach} remote Needs of the remote itself: its texts.
 * @property {Readonly<Record<string, Reach>>} pages
 * @property {Readonly<Record<string, Reach>>} slots
 */

/**
 * Reads the imports of a remote's parts from the syntax tree of a module, without running it. The module's default
 * export must be the definition. Returns undefined if the export is no definition that is written there.
 * @param {object} program By ESTree.
 * @returns {Parts | undefined}
 */
export function readParts(program) {
  const bindings = getBindings(program);
  const definition = getObject(findDefault(program), bindings);
  if (!definition) return undefined;
  const { texts, contractTexts, routes, extensions } = getMembers(definition);
  const reach = (...nodes) => findReach(nodes.filter(Boolean), bindings);
  const reaches = (object) =>
    Object.fromEntries(
      Object.entries(getMembers(getObject(object, bindings))).map(([name, node]) => [name, reach(node)]),
    );
  return { remote: reach(texts, contractTexts), pages: reaches(routes), slots: reaches(extensions) };
}

/**
 * Returns the meaning of the names at a module's top level: `{ source }`, an export of another module, or `{ node }`.
 */
function getBindings({ body }) {
  const bindings = new Map();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) bindings.set(local.name, { source: statement.source.value });
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration') bindings.set(declaration.id.name, { node: declaration });
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier') bindings.set(id.name, { node: init });
    }
  }
  return bindings;
}

function findDefault({ body }) {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue;
    const named = statement.specifiers.find(({ exported }) => exported.name === 'default');
    if (named) return named.local;
  }
  return undefined;
}

/** Returns an object literal: given directly, by its name, or as the argument of a call such as `defineRemote`. */
function getObject(node, bindings) {
  if (node?.type === 'ObjectExpression') return node;
  if (node?.type === 'CallExpression') return getObject(node.arguments[0], bindings);
  return node?.type === 'Identifier' ? getObject(bindings.get(node.name)?.node, bindings) : undefined;
}

function getMembers(object) {
  const members = (object?.properties ?? []).filter(({ type, computed }) => type === 'Property' && !computed);
  return Object.fromEntries(members.map(({ key, value }) => [key.name ?? key.value, value]));
}

function findReach(nodes, bindings) {
  const [imports, sources, seen] = [new Set(), new Set(), new Set()];
  const visit = (node) => {
    if (node.type === 'ImportExpression' && node.source.type === 'Literal') imports.add(node.source.value);
    if (node.type === 'Identifier') follow(node.name);
    for (const child of getChildren(node)) visit(child);
  };
  const follow = (name) => {
    const { source, node } = bindings.get(name) ?? {};
    if (source) sources.add(source);
    if (!node || seen.has(name)) return;
    seen.add(name);
    visit(node);
  };
  nodes.forEach(visit);
  return { imports: [...imports], sources: [...sources] };
}

/** Returns the child nodes without plain property names, such as `texts` in `{ texts: … }` and in `it.texts`. */
function getChildren(node) {
  const named = node.computed ? undefined : { Property: 'key', MemberExpression: 'property' }[node.type];
  return Object.entries(node)
    .filter(([member]) => member !== named)
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === 'string');
}
