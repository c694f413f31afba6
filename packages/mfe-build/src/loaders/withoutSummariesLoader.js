/** The purpose of a call or an event, as a contract's source says it: for the documents of the server, never for a page. */
const SUMMARY = /^( +summary:)((?:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`)\s*\+?)+)(?=,$)/gm;

/** Takes the summaries out of contracts, line for line. */
export default function withoutSummariesLoader(source) {
  return source.replace(SUMMARY, (_whole, name, text) => `${name} ''${'\n'.repeat(text.split('\n').length - 1)}`);
}
