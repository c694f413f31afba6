import { requiredText } from '@meet/contracts';
import { JIRA_TOKEN_MAX_LENGTH } from '../limits.ts';

/** Token of a link from Jira: signed with the secret of the installation there. */
export const jiraToken = () => requiredText('common.required').max(JIRA_TOKEN_MAX_LENGTH);
