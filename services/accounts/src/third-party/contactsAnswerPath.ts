/** Path to which providers of contacts send people back. */
export const CONTACTS_ANSWER_PATH = '/api/contacts-answer';
