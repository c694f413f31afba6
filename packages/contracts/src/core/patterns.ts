/*
 * Patterns meet what anyone sends: each must be linear. Two parts that stand side by side, or one in a repetition, share
 * no character; otherwise every further one doubles the ways to read a text, and the process stands still.
 */

/**
 * An e-mail address as the product stores it: no leading dot, underscore or hyphen, no doubled or mixed separators before
 * the @, a top-level domain of 2–15 letters or in punycode. A plus sign or an apostrophe is a character of a word. The part
 * before the @ may end with an underscore or a hyphen, and a name of the domain may hold hyphens side by side.
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9+][A-Za-z0-9+']*(?:[._-][A-Za-z0-9+']+)*[_-]?@[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*\.(?:[A-Za-z]{2,15}|[Xx][Nn]--[A-Za-z0-9]{1,59}(?:-[A-Za-z0-9]{1,59})?)$/;

/** At least 8 characters with lower case, upper case, a digit and a special character. */
export const PASSWORD_PATTERN = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\d\s]).{8,}$/u;

/** Returns the form in which passwords are checked, hashed and compared: keyboards compose the same letter differently. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** An optional leading + and digits; its length is checked apart. */
export const PHONE_PATTERN = /^\+?\d+$/;

export const ALIAS_PATTERN = /^[A-Za-z0-9_-]+$/;

/** 9 or 10 digits. */
export const ROOM_ID_PATTERN = /^\d{9,10}$/;

/** Characters and greatest length of a token in a header. */
export const TOKEN_PATTERN = /^[!-~]{1,1000}$/;

/** Characters that names may not hold, blocked on key and on paste. */
export const NAME_FORBIDDEN_CHARACTERS = /[<>{}[\]\\/|^~`"$%*=;#@!?&()+:_]/;

/** Controls, invisible characters and spaces, which parsers drop from an address: it would be read as another than written. */
export const ADDRESS_FORBIDDEN_CHARACTERS = /[\p{C}\p{Z}]/u;

/** NUL ends a text in the database's own format; half of a surrogate pair is no character, and nothing could store it. */
// eslint-disable-next-line no-control-regex -- NUL is what it looks for
export const UNSTORABLE_CHARACTERS = /[\u0000\p{Surrogate}]/u;
