import { HEADERS, type Call } from '@meet/contracts';
import { joinMeeting } from '@meet/meetings-contract';
import { TestPerson } from '@meet/meeting-room/testing/person';
import type { AttackTarget } from './AttackPart.ts';

export interface Answer {
  readonly body: Record<string, unknown>;
  /** Code of the refusal; undefined if the call succeeded. */
  readonly refusal: string | undefined;
  readonly ms: number;
}

/** Makes a REST call from a chosen address, with a session or without. */
export async function ask<Input>(
  target: AttackTarget,
  call: Call<Input>,
  input: Input,
  { address, token }: { address?: string; token?: string } = {},
): Promise<Answer> {
  const begun = performance.now();
  const response = await fetch(`${target.url}/api/${call.path}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(address && { 'x-forwarded-for': address }),
      ...(token && { [HEADERS.userToken]: token }),
    },
    ...(call.method === 'POST' && { body: JSON.stringify(input) }),
  });
  const body = (await response.json()) as Answer['body'];
  const refusal = body['success'] === true ? undefined : String(body['code'] ?? response.status);
  return { body, refusal, ms: performance.now() - begun };
}

/** Opens the signalling socket of a visitor with a fresh room token, from this address. */
export async function arrive(target: AttackTarget, roomId: string, address: string, name: string) {
  const { body, refusal } = await ask(target, joinMeeting, { roomId, name }, { address });
  return refusal ? { refusal } : { token: String(body['jwt']), person: await visitRoom(target, address) };
}

/** Opens a signalling socket of the meeting room, over which nothing has been sent yet. */
export const visitRoom = ({ url }: AttackTarget, address: string): Promise<TestPerson> =>
  new TestPerson(`${url.replace(/^http/, 'ws')}/meeting-room/signal`, {
    headers: { 'x-forwarded-for': address },
  }).open();
