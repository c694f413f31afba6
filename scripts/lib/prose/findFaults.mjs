import { RETIRED } from './retired.mjs';

/** Opening of a sentence with a clause in the place of its subject, such as "Who waits is …" or "Of those that …". */
const CLAUSE = /^[\s*_(‘“"']*((?!However,)(?:What|Who|Whom|Whose|Where|How)(?:ever|soever)?|Of(?! course\b))\b/;
/** The same opening of a test's title, which begins with a small letter. */
const TITLE_CLAUSE = new RegExp(CLAUSE.source, 'i');
/** The end of a sentence, followed by the beginning of another. */
const SENTENCE_END = /[.!?:]['"’”)*_]*\s+(?=[\s*_(‘“"'`]*[A-Z])/g;
const CODE = /`[^`]*`/g;

/**
 * Returns the faults of paragraphs as `{ line, fault, sentence }`: a sentence whose subject is a bare clause, or a
 * retired word. A question may begin with such a word; code in backquotes is not prose.
 */
export function findFaults(paragraphs) {
  return paragraphs.flatMap((paragraph) =>
    splitSentences(paragraph.text).flatMap(({ sentence, offset }) => {
      const { line } = paragraph.lines.findLast((start) => start.offset <= offset);
      const clause = !/\?['"’”)*_]*$/.test(sentence) && (paragraph.isTitle ? TITLE_CLAUSE : CLAUSE).exec(sentence);
      const faults = clause ? [`a clause with “${clause[1]}” in place of a subject`] : [];
      const prose = sentence.replace(CODE, '');
      for (const [word, instead] of Object.entries(RETIRED))
        if (new RegExp(`\\b${word}\\b`, 'i').test(prose)) faults.push(`“${word}”: write “${instead}”`);
      return faults.map((fault) => ({ line, fault, sentence }));
    }),
  );
}

function splitSentences(text) {
  const sentences = [];
  let offset = 0;
  for (const end of text.matchAll(SENTENCE_END)) {
    sentences.push({ sentence: text.slice(offset, end.index + end[0].length).trim(), offset });
    offset = end.index + end[0].length;
  }
  return [...sentences, { sentence: text.slice(offset).trim(), offset }];
}
