import { hrefFor } from '@meet/contracts/routes';

/** Our page that Hubstaff leads people back to. */
export const HUBSTAFF_ANSWER_PATH = hrefFor('userAuthorizeHubstaff');
