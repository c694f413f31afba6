import { HEADERS, type Call } from '@meet/contracts';
import { createChatRoom, getChatStorage, uploadChatFile } from '@meet/chat-contract';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Account } from '@meet/e2e/fixtures/api.ts';
import type { AttackPart, AttackTarget } from './AttackPart.ts';

const FILES = 60;
const FILE_BYTES = 2_000_000;
/** Number of concurrent uploads, more than an account may have. */
const AT_ONCE = 5;
/** Pause before a retry after the refusal of too many concurrent uploads. */
const BUSY_MS = 500;
const HONEST_BYTES = 10_000;
const HONEST_EVERY_MS = 500;
const HEALTH_MS_MAX = 1_000;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

interface Answer {
  readonly success: boolean;
  readonly code?: string;
  readonly [member: string]: unknown;
}

async function ask(target: AttackTarget, call: Call, { token }: Account, input: object, bytes?: Buffer) {
  const query = call.method === 'GET' || bytes ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`${target.url}/api/${call.path}${query}`, {
    method: call.method,
    headers: {
      [HEADERS.userToken]: token,
      ...(bytes ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: bytes ? new Uint8Array(bytes) : JSON.stringify(input) }),
  });
  return (await response.json()) as Answer;
}

/** Creates a room and returns a function that uploads a file into it; no two files are alike. */
async function openRoom(target: AttackTarget, owner: Account, other: Account) {
  const { chatroom } = await ask(target, createChatRoom as Call, owner, { participants: [other.email] });
  const { chatId } = chatroom as { chatId: string };
  return async (bytes: number): Promise<string> => {
    const file = Buffer.concat([PDF, randomBytes(bytes - PDF.length)]);
    const answer = await ask(target, uploadChatFile as Call, owner, { chatId, name: 'a.pdf' }, file);
    return answer.success ? 'stored' : (answer.code ?? 'INTERNAL');
  };
}

/** Uploads more than an account's storage holds, several files at once, while another person uploads small ones. */
async function fillStorage(target: AttackTarget) {
  const [filler, honest] = [await target.signUp('Fil Filler'), await target.signUp('Hana Honest')];
  const upload = await openRoom(target, filler, honest);
  const uploadHonestly = await openRoom(target, honest, filler);

  const answers: string[] = [];
  let left = FILES;
  const fill = async (): Promise<void> => {
    while (left-- > 0) {
      const answer = await upload(FILE_BYTES);
      answers.push(answer);
      if (answer !== 'CHAT_UPLOADS_BUSY') continue;
      left += 1;
      await setTimeout(BUSY_MS);
    }
  };
  let isOver = false;
  const honestAnswers: string[] = [];
  const visits = (async () => {
    do {
      honestAnswers.push(await uploadHonestly(HONEST_BYTES));
      await setTimeout(HONEST_EVERY_MS);
    } while (!isOver);
  })();
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  isOver = true;
  await visits;

  const usage = await ask(target, getChatStorage as Call, filler, {});
  const [usedBytes, limitBytes] = [Number(usage['usedBytes']), usage['limitBytes'] as number | null];
  const stored = answers.filter((answer) => answer === 'stored').length;
  const honestRefused = honestAnswers.filter((answer) => answer !== 'stored');
  const refusals: Record<string, number> = {};
  for (const answer of answers) if (answer !== 'stored') refusals[answer] = (refusals[answer] ?? 0) + 1;
  const isBeyond = limitBytes !== null && stored * FILE_BYTES > limitBytes;
  const mayFit = limitBytes === null || FILES * FILE_BYTES <= limitBytes;
  return {
    attempts: answers.length,
    refusals,
    figures: { stored, usedMB: usedBytes / 1e6, limitMB: (limitBytes ?? 0) / 1e6, honestUploads: honestAnswers.length },
    broken: [
      ...(isBeyond ? [`${stored} files were stored, more than the account's storage holds.`] : []),
      ...(usedBytes === stored * FILE_BYTES ? [] : [`${usedBytes} bytes are counted for ${stored} files.`]),
      ...(mayFit || refusals['CHAT_STORAGE_FULL'] ? [] : ['No file was refused for a full storage.']),
      ...(honestRefused.length ? [`Somebody else's file was refused: ${honestRefused[0]}.`] : []),
    ],
  };
}

/** Attacks on the storage by one person. */
export const parts: readonly AttackPart[] = [
  {
    name: 'uploads-fill-storage',
    run: fillStorage,
    validate: ({ healthMs, healthMissed }) =>
      healthMs.p99 > HEALTH_MS_MAX || healthMissed ? [`Health took ${healthMs.p99} ms, or did not answer.`] : [],
  },
];
