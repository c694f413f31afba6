import { getMentionText } from '@meet/chat-contract';
import type { Locale } from '@meet/contracts';
import { formatBytes } from '@meet/contracts/texts';
import { escapeHtml } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { drawMarkdown } from './drawMarkdown.ts';
import { EXPORT_POLICY, EXPORT_STYLE } from './exportStyle.ts';
import type { ExportHead } from './getExportHead.ts';
import type { ExportedMessage, ExportedReply } from './readExportedMessages.ts';

interface PageOptions extends Pick<Deps, 'translate'> {
  readonly locale: Locale;
  /** IANA name; UTC if it is empty or left out. */
  readonly timeZone?: string | undefined;
}

/** Texts and times of a page. They contain no markup. */
interface Words {
  say(key: string, params?: Record<string, unknown>): string;
  day(time: string): string;
  clock(time: string): string;
  bytes(size: number): string;
}

/**
 * Writes an export as one page without scripts that needs no network, in the person's language and time zone. The last
 * line states the number of messages.
 */
export async function* writeHtml(
  head: ExportHead,
  pages: AsyncIterable<readonly ExportedMessage[]>,
  options: PageOptions,
): AsyncGenerator<string> {
  const words = createWords(options);
  yield drawHead(head, words, options.locale);
  let count = 0;
  let day: string | undefined;
  for await (const page of pages) {
    let drawn = '';
    for (const entry of page) {
      const own = words.day(entry.message.sentAt);
      if (own !== day) drawn += `${day === undefined ? '' : '</ol></section>\n'}<section><h2>${own}</h2><ol>\n`;
      day = own;
      drawn += drawMessage(entry, words, drawReplies(entry, words));
    }
    count += page.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
    yield drawn;
  }
  yield `${day === undefined ? '' : '</ol></section>\n'}<p class="quiet">${words.say('end', { count })}</p>\n</main></body></html>\n`;
}

function createWords({ translate, locale, ...options }: PageOptions): Words {
  const language = locale.replace('_', '-');
  const timeZone = options.timeZone || 'UTC';
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone });
  const clocks = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  return {
    say: (key, params = {}) => escapeHtml(translate(locale, `chat.export.${key}`, params)),
    day: (time) => days.format(new Date(time)),
    clock: (time) => clocks.format(new Date(time)),
    bytes: (size) => escapeHtml(formatBytes(size, language)),
  };
}

function drawHead({ room, members, exportedAt }: ExportHead, words: Words, locale: Locale): string {
  const title = escapeHtml(room.title) || words.say('onlyYou');
  const people = members.map(({ name, email, isOwner, isInvited }) => {
    const marks = [isOwner && words.say('owner'), isInvited && words.say('invited')].filter(Boolean).join(', ');
    const address = `<bdi class="quiet">${escapeHtml(email)}</bdi>`;
    const called = name ? `<bdi>${escapeHtml(name)}</bdi> ${address}` : address;
    return `<li>${called}${marks && ` <span class="quiet">(${marks})</span>`}</li>`;
  });
  return `<!doctype html>
<html lang="${locale.replace('_', '-')}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${EXPORT_POLICY}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${EXPORT_STYLE}</style></head>
<body><header><h1 dir="auto">${title}</h1><p class="quiet">${words.say('exportedAt', { day: words.day(exportedAt), time: words.clock(exportedAt) })}</p></header>
<main><section><h2>${words.say('members')}</h2><ul class="members">${people.join('')}</ul></section>
`;
}

/** Draws the thread of a message; empty if there is none. */
function drawReplies({ message: { sequence }, replies }: ExportedMessage, words: Words): string {
  if (replies.length === 0) return '';
  const drawn = replies.map((reply) => drawMessage(reply, words, '', `m${sequence}-`)).join('');
  return `<section class="thread" aria-label="${words.say('thread')}"><ol>\n${drawn}</ol></section>`;
}

/** `place` begins the ids of the messages of one room or thread. */
function drawMessage({ message, quoted }: ExportedReply, words: Words, replies: string, place = 'm'): string {
  const { sequence, author, sentAt, editedAt, deletedAt, isPinned, reactions } = message;
  const marks = [
    author.isBot ? words.say('bot') : author.email === null && words.say('guest'),
    editedAt !== null && words.say('edited'),
    isPinned && words.say('pinned'),
  ].filter(Boolean);
  const by = `<div class="by"><bdi class="author">${escapeHtml(author.name)}</bdi><time datetime="${sentAt}">${words.clock(sentAt)}</time>${marks.length > 0 ? `<span class="marks">${marks.join(' · ')}</span>` : ''}</div>`;
  const text = deletedAt === null ? drawContent(message, words) : `<p class="deleted">${words.say('deleted')}</p>`;
  const given = reactions.map(({ emoji, count }) => `<li>${escapeHtml(emoji)} ${count}</li>`).join('');
  return `<li class="message" id="${place}${sequence}">${by}${drawQuote(quoted, words, place)}${text}${given && `<ul class="reactions" aria-label="${words.say('reactions')}">${given}</ul>`}${replies}</li>\n`;
}

function drawContent({ text, file, mentions }: ExportedMessage['message'], words: Words): string {
  if (file) {
    const size = words.bytes(file.size);
    return `<p>${words.say('file')} <bdi>${escapeHtml(file.name)}</bdi> <span class="quiet">(${escapeHtml(file.type)}, ${size})</span></p>`;
  }
  const named = mentions.map(({ accountId, name }) => ({ accountId, fullName: name, isMember: true }));
  return `<div class="text">${drawMarkdown(text, (id) => getMentionText(named, id))}</div>`;
}

function drawQuote(quoted: ExportedReply['quoted'], words: Words, place: string): string {
  if (!quoted) return '';
  const { sequence, name, content, isDeleted } = quoted;
  const text = isDeleted ? words.say('deleted') : `<bdi>${escapeHtml(content)}</bdi>`;
  return `<p class="reply"><a href="#${place}${sequence}"><bdi>${escapeHtml(name)}</bdi></a> ${text}</p>`;
}
