import { listConstants, parseModule, replaceParts } from './parseModule.js';

const DEFINES = /\b(?:define(?:Call|Event)|createCallDefiner)\b/;

/**
 * Removes the schemas of calls' outputs from contracts and keeps the lines. Services validate outputs, so a page would
 * only lose time building these schemas. A page does validate events, since its version may differ from the server's.
 * It builds the schema of a payload with the first such event.
 */
export default function withoutAnswersLoader(source) {
  if (!DEFINES.test(source)) return source;
  const { body, toByte } = parseModule(source);
  const parts = listConstants(body)
    .flatMap(listMembers)
    .flatMap(({ key, value }) => {
      const start = toByte(key.span.start);
      const end = toByte(value.span.end);
      if (key.value === 'output') return [{ start, end, text: (member) => `output: undefined${keepLines(member)}` }];
      if (key.value !== 'payload') return [];
      const schemaStart = toByte(value.span.start);
      return [
        { start, end: schemaStart, text: (name) => `get payload() { return (${keepLines(name)}` },
        { start: schemaStart, end, text: (schema) => `${schema}); }` },
      ];
    });
  return replaceParts(source, parts);
}

/** Returns the members of the definition of a call or of an event. */
function listMembers({ type, callee, arguments: given = [] }) {
  if (type !== 'CallExpression' || !isDefiner(callee)) return [];
  const definition = given.at(-1)?.expression;
  if (definition?.type !== 'ObjectExpression') return [];
  return definition.properties.filter((member) => member.type === 'KeyValueProperty');
}

/** Returns whether a callee is `defineCall`, `defineEvent`, or `createCallDefiner('polls')`. */
const isDefiner = ({ type, value, callee }) =>
  type === 'CallExpression' ? callee.value === 'createCallDefiner' : value === 'defineCall' || value === 'defineEvent';

const keepLines = (text) => text.replace(/[^\n]/g, '');
