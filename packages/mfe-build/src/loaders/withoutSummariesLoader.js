/** The summary of a call or event in a contract's source. It is for the server's documents, never for a page. */
const SUMMARY = /^( +summary:)((?:\s*(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\[^])*`)\s*\+?)+)(?=,$)/gm;

/** Removes the summaries from contracts and keeps the lines. */
export default function withoutSummariesLoader(source) {
  return source.replace(SUMMARY, (_whole, name, text) => `${name} ''${'\n'.repeat(text.split('\n').length - 1)}`);
}
