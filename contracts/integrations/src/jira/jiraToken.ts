import { requiredText } from '@meet/contracts';
import { JIRA_TOKEN_MAX_LENGTH } from '../limits.ts';

/** What a link from Jira carries: signed with the secret of the installation there. */
export const jiraToken = () => requiredText('common.required').max(JIRA_TOKEN_MAX_LENGTH);
