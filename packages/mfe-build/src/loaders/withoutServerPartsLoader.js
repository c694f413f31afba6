import { listConstants, parseModule, replaceParts } from './parseModule.js';

/** Members of a call's definition by which services admit and route it. */
const FOR_SERVICES = new Set(['rateLimit', 'impersonation', 'affinity']);
/** Maximum number of bytes between a member and its comma. */
const COMMA_WITHIN = 200;
const DEFINES = /\b(?:define(?:Call|Event)|createCallDefiner)\b/;

/**
 * Removes from contracts, and keeps the lines, those parts of calls that only services use. These are the members in
 * `FOR_SERVICES`, and the schemas of outputs: services validate outputs, so a page would only lose time building these
 * schemas. A page does validate events, since its version may differ from the server's. It builds the schema of a
 * payload with the first such event.
 */
export default function withoutServerPartsLoader(source) {
  if (!DEFINES.test(source)) return source;
  const { body, toByte } = parseModule(source);
  const bytes = Buffer.from(source);
  const parts = listConstants(body)
    .flatMap(listMembers)
    .flatMap(({ key, value }) => {
      const start = toByte(key.span.start);
      const end = toByte(value.span.end);
      if (FOR_SERVICES.has(key.value)) return [{ start, end: getEndOfMember(bytes, end), text: keepLines }];
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

/** Returns the end of a member with its comma. */
const getEndOfMember = (bytes, end) => end + /^\s*,?/.exec(bytes.toString('latin1', end, end + COMMA_WITHIN))[0].length;

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
