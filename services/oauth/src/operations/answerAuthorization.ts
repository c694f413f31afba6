import { answerAuthorization as call, OAUTH_ENDPOINTS } from '@meet/oauth-contract';
import { findRequest } from '../applications/findRequest.ts';
import { defineOperation } from '../defineOperation.ts';
import { sealAnswer } from '../provider/answers.ts';

const ANSWER_LIFE_MS = 60_000;

/**
 * Returns the address for the answer, and changes nothing yet: the browser with the request must also bring the answer.
 */
export const answerAuthorization = defineOperation(call, async ({ uid, allow }, { deps, account, now }) => {
  await findRequest(deps, uid);
  const { accountId } = account;
  const answer = sealAnswer(deps.secrets, { uid, accountId, allow, until: now() + ANSWER_LIFE_MS });
  return {
    returnTo: `${deps.publicUrl}${OAUTH_ENDPOINTS.interaction}/${encodeURIComponent(uid)}/answer?answer=${answer}`,
  };
});
