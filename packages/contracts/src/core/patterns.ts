/*
 * These patterns match untrusted texts, so each must run in linear time. Adjacent parts, and a part within a
 * repetition, must not share a character. Otherwise each further part doubles the number of matches to try, and the
 * process blocks.
 */

/**
 * An e-mail address as the product stores it. It has no leading dot, underscore or hyphen, and no doubled or mixed
 * separators before the @. The top-level domain has 2–15 letters or is in punycode. A plus sign or an apostrophe counts
 * as a letter. The part before the @ may end with an underscore or a hyphen, and a domain name may contain adjacent
 * hyphens.
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9+][A-Za-z0-9+']*(?:[._-][A-Za-z0-9+']+)*[_-]?@[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*\.(?:[A-Za-z]{2,15}|[Xx][Nn]--[A-Za-z0-9]{1,59}(?:-[A-Za-z0-9]{1,59})?)$/;

/** At least 8 characters, with lower case, upper case, a digit and a special character. */
export const PASSWORD_PATTERN = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\d\s]).{8,}$/u;

/**
 * Returns the form in which passwords are validated, hashed and compared, since keyboards compose the same letter
 * differently.
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** An optional leading + and digits. Its length is validated separately. */
export const PHONE_PATTERN = /^\+?\d+$/;

export const ALIAS_PATTERN = /^[A-Za-z0-9_-]+$/;

/** 9 or 10 digits. */
export const ROOM_ID_PATTERN = /^\d{9,10}$/;

/** Allowed characters and length of a token in a header. */
export const TOKEN_PATTERN = /^[!-~]{1,1000}$/;

/** Characters that names must not contain. Forms block them while typing and pasting. */
export const NAME_FORBIDDEN_CHARACTERS = /[<>{}[\]\\/|^~`"$%*=;#@!?&()+:_]/;

/**
 * Control characters, invisible characters and spaces. Parsers drop them from a URL, so that it would differ from the
 * written one.
 */
export const ADDRESS_FORBIDDEN_CHARACTERS = /[\p{C}\p{Z}]/u;

/** NUL ends a string in the database's own format. Half of a surrogate pair is no character and cannot be stored. */
// eslint-disable-next-line no-control-regex -- NUL is what it looks for
export const UNSTORABLE_CHARACTERS = /[\u0000\p{Surrogate}]/u;
