import { getCaptcha, type CaptchaAction } from '@meet/accounts-contract';
import type { TestServices } from '@meet/service-kit/testing';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Returns a token for an action, obtained as a browser obtains it. */
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
