import { hrefFor } from '@meet/contracts/routes';

/** Our page to which Hubstaff sends people back. */
export const HUBSTAFF_ANSWER_PATH = hrefFor('userAuthorizeHubstaff');
