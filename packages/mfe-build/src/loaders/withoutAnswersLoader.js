/** The definition of a call or of an event, as a contract's source lays it out. */
const DEFINITION = /^(?:export )?const \w+ = (?:define(?:Call|Event)|createCallDefiner\('\w+'\))\([\s\S]*?^\}\);$/gm;
/** The schema of a call's answer or of an event's payload: one member of the definition, over any number of lines. */
const ANSWER = /^( +)(output|payload):([\s\S]*?)(,?)$(?=\n(?:\1[\w/*]|\}\);))/gm;

/**
 * Takes the schemas of answers and payloads out of contracts, line for line. Services check them; a page reads what the
 * gateway has checked, and would only spend time to build them.
 */
export default function withoutAnswersLoader(source) {
  return source.replace(DEFINITION, (definition) =>
    definition.replace(
      ANSWER,
      (_whole, indent, name, schema, comma) =>
        `${indent}${name}: undefined${'\n'.repeat(schema.split('\n').length - 1)}${comma}`,
    ),
  );
}
