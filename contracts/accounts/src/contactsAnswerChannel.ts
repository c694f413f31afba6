/** The browser's channel on which the window that asks for contacts tells what the provider answered. */
export const CONTACTS_ANSWER_CHANNEL = 'meet.contacts-answer';
