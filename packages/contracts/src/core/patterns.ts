/**
 * An e-mail address as the product accepts it: no leading dot, underscore or hyphen, no doubled or mixed separators,
 * a top-level domain of 2–15 letters.
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9+]+(?:[._+-][A-Za-z0-9+]+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,15}$/;

/** At least 8 characters with lower case, upper case, a digit and a special character. */
export const PASSWORD_PATTERN = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\d\s]).{8,}$/u;

/** An optional leading + and digits; its length is judged apart. */
export const PHONE_PATTERN = /^\+?\d+$/;

export const ALIAS_PATTERN = /^[A-Za-z0-9_-]+$/;

/** 9 or 10 digits. */
export const ROOM_ID_PATTERN = /^\d{9,10}$/;

/** Characters that names may not hold, blocked on key and on paste. */
export const NAME_FORBIDDEN_CHARACTERS = /[<>{}[\]\\/|^~`"$%*=;#@!?&()+:_]/;
