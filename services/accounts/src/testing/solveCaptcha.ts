import { getCaptcha, type CaptchaAction } from '@meet/accounts-contract';
import type { TestServices } from '@meet/service-kit/testing';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A token for an action, got as a browser gets it. */
export async function solveCaptcha(
  { request }: Pick<TestServices, 'request'>,
  action: CaptchaAction = 'inviteInSystemVerification',
): Promise<string> {
  const { body } = await request(getCaptcha, { action });
  const challenge = JSON.parse(body.challenge as string) as Challenge;
  return packSolution(challenge, await solveChallenge({ challenge, deriveKey }));
}

export const packSolution = (challenge: unknown, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
