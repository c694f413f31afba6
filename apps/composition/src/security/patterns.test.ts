import { describe, expect, it } from '@jest/globals';
import { isSafe } from 'redos-detector';
import { endsWithin } from '../testing/endsWithin.ts';
import { findPatterns } from '../testing/findPatterns.ts';

/** A pattern as findPatterns names it, with the reason why it is allowed. */
type Known = readonly [file: string, text: string, reason: string];

const OWN_TEXTS = 'fills the places of the product’s own texts';
const OWN_PAGES = 'reads pages that the product draws, in which people’s texts are escaped';
/** Patterns that the checker does not call linear, but that never read input of people. */
const NEVER_FED: readonly Known[] = [
  ['packages/embedded-mongo/src/bson/numbers.ts', '/0+$/', 'reads the digits of one number, some hundred at most'],
  ['packages/meeting-room/src/external-api/preload.ts', '/\\/+$/', 'reads the address that the operator configured'],
  ['packages/service-kit/src/http/inlineStyles.ts', '/<style[^>]*>([^<]*)<\\/style>/g', OWN_PAGES],
  ['packages/service-kit/src/http/inlineStyles.ts', '/\\sstyle="([^"]*)"/g', OWN_PAGES],
  ['packages/service-kit/src/openapi/toJsonSchema.ts', '/^\\/|\\/[a-z]*$/g', 'reads the patterns of the contracts'],
  ['packages/service-kit/src/texts/fillMail.ts', '/\\{\\{(\\w+)\\}\\}/g', OWN_TEXTS],
  ['packages/ui/src/provider/UiTexts.ts', '/\\{(\\w+)\\}/g', OWN_TEXTS],
  ['services/accounts/src/app-version/renderChangelog.ts', '/\\*\\*(.+?)\\*\\*/g', 'reads the release’s changelog'],
  ['services/notifications/src/texts/say.ts', '/\\{\\{(\\w+)\\}\\}/g', OWN_TEXTS],
  ['packages/contracts/src/texts/createTranslator.ts', '/\\{\\{(\\w+)\\}\\}/g', OWN_TEXTS],
];

const BOUNDED = 'no part is longer than some characters, so each beginning is read by few steps';
const SEPARATED = 'no part holds the character that ends it, so each beginning is read once';
/** Patterns that the checker can't decide. They are linear, as the test with growing texts shows. */
const UNDECIDED: readonly Known[] = [
  ['contracts/chat/src/fileTypes.ts', '/\\.([^.]*)$/', SEPARATED],
  [
    'mfe-chat/src/features/composer/findQuery.ts',
    "/(?:^|[^\\p{L}\\p{N}_@])@([\\p{L}\\p{N}._'’+-]{0,40}(?: [\\p{L}\\p{N}._'’-]{1,40})?)$/u",
    BOUNDED,
  ],
  ['mfe-meetings/src/state/readRoomInput.ts', '/\\d(?:(?:[^\\S\\r\\n]|\\p{Pd})*\\d)*/gu', SEPARATED],
  [
    'packages/contracts/src/markdown/parseInline.ts',
    '/\\[([^[\\]\\n]{1,1000})\\]\\((https?:\\/\\/[^\\s()<>"]{1,2000}|mailto:[^\\s()<>"]{1,300})\\)/y',
    SEPARATED,
  ],
  [
    'packages/contracts/src/markdown/parseInline.ts',
    '/`+|\\*+|_+|~+|<@[A-Za-z0-9_-]{1,64}>|\\[|\\n[ \\t]*\\n/g',
    SEPARATED,
  ],
  [
    'packages/contracts/src/markdown/parseMarkdown.ts',
    '/^ {0,3}```[ \\t]*([A-Za-z0-9+#.-]{0,20})[ \\t]*$/',
    'is anchored, and no part holds a character of the next',
  ],
  ['packages/guidance/src/info-note/readNote.ts', '/(?:^|\\s)href="(https?:\\/\\/[^"]+)"/', SEPARATED],
  [
    'services/accounts/src/tooltips/sanitizeNote.ts',
    '/&lt;a\\s+href=&quot;(https?:\\/\\/(?:(?!&quot;|&lt;|&gt;)\\S){1,500})&quot;(?:\\s+(?:target|rel)=&quot;[\\w\\s]*&quot;)*\\s*&gt;/gi',
    SEPARATED,
  ],
  ['services/accounts/src/tooltips/sanitizeNote.ts', '/&lt;\\/a\\s*&gt;/gi', SEPARATED],
  ['services/meetings/src/jitsi/check/connectXmpp.ts', '/<error[^<>]*><([\\w-]+)/', SEPARATED],
  ['services/meetings/src/jitsi/check/connectXmpp.ts', '/<jid>([^<]+)<\\/jid>/', SEPARATED],
  ['services/meetings/src/jitsi/check/connectXmpp.ts', '/<reason>([^<]*)<\\/reason>/', SEPARATED],
  ['services/meetings/src/jitsi/check/connectXmpp.ts', '/<subject>([^<]*)<\\/subject>/', SEPARATED],
  ['services/meetings/src/jitsi/check/connectXmpp.ts', '/<text[^<>]*>([^<]*)<\\/text>/', SEPARATED],
  [
    'shell/src/instant-join/main.ts',
    '/^\\/(?:m\\/)?([sj])\\/(?:(\\d{9,10})(?!-?[\\p{L}\\d])[^/]*|([^/]+))\\/?$/u',
    'is anchored, and a part of the path ends at the next slash',
  ],
  ['shell/src/base/createTelemetry.ts', '/\\/r\\/([\\w-]+)\\/([\\w.+]+?)-[0-9a-f]{6,}\\//', SEPARATED],
];

/** Patterns that are built at run time, with their source. */
const MADE: readonly (readonly [file: string, reason: string])[] = [
  ['contracts/chat/src/reactions.ts', 'one property of Unicode, by a flag that the build’s target does not know'],
  ['contracts/network/src/contactsImport.ts', 'the characters that no text may hold'],
  ['contracts/notifications/src/push.ts', 'the length of a key in bytes'],
  ['packages/contracts/src/texts/foldText.ts', 'the letters of a table'],
  ['packages/contracts/src/texts/foldText.ts', 'the characters that searches disregard'],
  ['packages/contracts/src/texts/writtenTexts.ts', 'the characters that turn a text'],
  ['packages/contracts/src/texts/writtenTexts.ts', 'the characters that turn a text'],
  ['packages/contracts/src/texts/writtenTexts.ts', 'the characters that turn a text'],
  ['packages/embedded-mongo/src/query/regex.ts', 'what a service asks for; services send people’s texts literally'],
  ['packages/embedded-mongo/src/storage/reader.ts', 'the name of a table'],
  ['packages/guidance/src/info-note/readNote.ts', 'the tags that a note may have'],
  ['packages/ui/src/fields/useRefusedCharacters.ts', 'the contracts’ forbidden characters'],
  ['services/accounts/src/tooltips/sanitizeNote.ts', 'the tags that a note may have'],
];

/** Parts of the hostile texts, in addition to each character of the pattern. */
const PUMPS = [
  'a',
  '0',
  '+',
  '-',
  '.',
  ' ',
  'a.',
  'a-',
  '@a',
  'a@a.',
  '<',
  '&lt;',
  '\n',
  '\0',
  '💥',
  ' href="http://a',
  '&lt;a href=&quot;http://a&quot; ',
  '&lt;/a ',
  '/r/a/b-',
];
const LENGTH = 32_000;
/**
 * Step limit of the checker for a pattern that it can't decide. With the limit of the others it would take seconds and
 * gigabytes.
 */
const UNDECIDED_STEPS = 1_000;
/** Limit of processor time. A linear pattern takes some milliseconds, a quadratic one thousands. */
const PATIENCE_MS = 200;

const found = findPatterns();
const literals = found.flatMap(({ pattern, ...rest }) => (pattern ? [{ pattern, ...rest }] : []));
const name = ({ file, text }: { file: string; text: string }) => `${file} ${text}`;
const listNames = (known: readonly Known[]) => known.map(([file, text]) => name({ file, text }));

describe('every regular expression that reads input', () => {
  it('is linear', () => {
    const undecided = new Set(listNames(UNDECIDED));
    const doubtful = literals.filter((literal) => {
      const limits = undecided.has(name(literal)) ? { maxSteps: UNDECIDED_STEPS } : {};
      return !isSafe(literal.pattern, limits).safe;
    });
    expect(doubtful.map(name).sort()).toEqual([...listNames(NEVER_FED), ...listNames(UNDECIDED)].sort());
    expect(literals.length).toBeGreaterThan(150);
  });

  it('reads a long hostile text within the time limit', () => {
    const neverFed = new Set(listNames(NEVER_FED));
    const slow = literals.filter((literal) => {
      const { pattern } = literal;
      const hostile = [...new Set([...PUMPS, ...pattern.source])].map(
        (pump) => `${pump.repeat(LENGTH / pump.length)}!`,
      );
      const isQuick = () => endsWithin(PATIENCE_MS, () => hostile.forEach((text) => text.search(pattern)));
      // Garbage collection may slow down the first attempt, but not the second. A slow pattern is slow in both.
      return !neverFed.has(name(literal)) && !isQuick() && !isQuick();
    });
    expect(slow.map(name)).toEqual([]);
  });

  it('is built at run time only in the listed places', () => {
    const made = found.filter(({ pattern }) => !pattern).map(({ file }) => file);
    expect(made).toEqual(MADE.map(([file]) => file));
  });
});
