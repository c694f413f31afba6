/** Path to which contacts providers send people back. */
export const CONTACTS_ANSWER_PATH = '/api/contacts-answer';
