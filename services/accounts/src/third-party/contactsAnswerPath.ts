/** Where providers of contacts send people back to. */
export const CONTACTS_ANSWER_PATH = '/api/contacts-answer';
