import { answerAuthorization } from './answerAuthorization.ts';
import { changeOauthClient } from './changeOauthClient.ts';
import { createOauthClient } from './createOauthClient.ts';
import { deleteOauthClient } from './deleteOauthClient.ts';
import { describeAuthorization } from './describeAuthorization.ts';
import { endAuthorizations } from './endAuthorizations.ts';
import { eraseAccountFromOauth } from './eraseAccountFromOauth.ts';
import { getAuthorizedApplications } from './getAuthorizedApplications.ts';
import { getOauthClients } from './getOauthClients.ts';
import { resolveAccessToken } from './resolveAccessToken.ts';
import { revokeAuthorizedApplication } from './revokeAuthorizedApplication.ts';

export const operations = [
  answerAuthorization,
  changeOauthClient,
  createOauthClient,
  deleteOauthClient,
  describeAuthorization,
  endAuthorizations,
  eraseAccountFromOauth,
  getAuthorizedApplications,
  getOauthClients,
  resolveAccessToken,
  revokeAuthorizedApplication,
];
