const SUBJECT_MAX_LENGTH = 200;

/** A text as it may stand in a mail's subject: names and meetings come from people. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX_LENGTH);
