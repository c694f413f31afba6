import { parse } from 'graphql';

/** Turns a `.graphql` file into its parsed document at build time: no parser runs in the browser. */
export default function graphqlLoader(source) {
  return `export default ${JSON.stringify(parse(source, { noLocation: true }))};`;
}
