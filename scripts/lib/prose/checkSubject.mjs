const LENGTH_MAX = 72;
const AREA = /^[a-z0-9][a-z0-9@/.-]*(?:, [a-z0-9][a-z0-9@/.-]*)*: (?=\S)/;
/** First words that mark a subject as a statement or a noun phrase. */
const NO_VERB = new Set(
  'a all an and are every for from if in is it no not of on one the these this those to what when where who with'.split(
    ' ',
  ),
);
/** Endings of gerunds, past forms and third persons; below, the imperatives with the same endings. */
const INFLECTED = /(?:ing|ed|[^s]s)$/;
const IMPERATIVE =
  /^(?:bring|ping|ring|string|spring|swing|embed|exceed|feed|need|proceed|seed|shed|speed|succeed|wed|alias|bias|canvas|focus)$/;

/** Returns the faults of a commit's subject, which reads `area: Imperative verb …` and has at most 72 characters. */
export function checkSubject(subject) {
  const faults = [];
  if (subject.length > LENGTH_MAX) faults.push(`${subject.length} characters, at most ${LENGTH_MAX}`);
  const area = AREA.exec(subject)?.[0];
  if (!area) return [...faults, 'no `area: ` in lower case at its beginning'];
  const verb = /^[\w'’-]+/.exec(subject.slice(area.length))?.[0] ?? '';
  if (!/^[A-Z]/.test(verb)) faults.push('no capital after the area');
  const word = verb.toLowerCase();
  if (NO_VERB.has(word) || (INFLECTED.test(word) && !IMPERATIVE.test(word)))
    faults.push(`“${verb}” is no verb in the imperative`);
  if (subject.endsWith('.')) faults.push('a full stop at its end');
  return faults;
}
