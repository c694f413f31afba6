import { answerAuthorization as call, OAUTH_ENDPOINTS } from '@meet/oauth-contract';
import { findRequest } from '../applications/findRequest.ts';
import { defineOperation } from '../defineOperation.ts';
import { sealAnswer } from '../provider/answers.ts';

const ANSWER_LIFE_MS = 60_000;

/** Changes nothing yet: the browser that brought the request has to bring the answer. */
export const answerAuthorization = defineOperation(call, async ({ uid, allow }, { deps, account, now }) => {
  await findRequest(deps, uid);
  const { accountId } = account;
  const answer = sealAnswer(deps.secrets, { uid, accountId, allow, until: now() + ANSWER_LIFE_MS });
  return {
    returnTo: `${deps.publicUrl}${OAUTH_ENDPOINTS.interaction}/${encodeURIComponent(uid)}/answer?answer=${answer}`,
  };
});
