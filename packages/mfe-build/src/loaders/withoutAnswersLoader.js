import { listConstants, parseModule, replaceParts } from './parseModule.js';

const DEFINES = /\b(?:define(?:Call|Event)|createCallDefiner)\b/;

/**
 * Takes the schemas of calls' answers out of contracts, line for line. Services check them; a page reads what the gateway
 * has checked, and would only spend time to build them. A page checks events, since it may be of another day than the
 * server: it builds the schema of a payload with the first such event.
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

/** `defineCall`, `defineEvent`, or `createCallDefiner('polls')`. */
const isDefiner = ({ type, value, callee }) =>
  type === 'CallExpression' ? callee.value === 'createCallDefiner' : value === 'defineCall' || value === 'defineEvent';

const keepLines = (text) => text.replace(/[^\n]/g, '');
