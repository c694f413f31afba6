export { answerAuthorization } from './operations/answerAuthorization.generated.ts';
export { changeOauthClient } from './operations/changeOauthClient.generated.ts';
export { createOauthClient } from './operations/createOauthClient.generated.ts';
export { deleteOauthClient } from './operations/deleteOauthClient.generated.ts';
export { describeAuthorization } from './operations/describeAuthorization.generated.ts';
export { getAuthorizedApplications } from './operations/getAuthorizedApplications.generated.ts';
export { getOauthClients } from './operations/getOauthClients.generated.ts';
export { revokeAuthorizedApplication } from './operations/revokeAuthorizedApplication.generated.ts';
