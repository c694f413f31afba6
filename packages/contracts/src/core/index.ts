export { LOCALES, DEFAULT_LOCALE, resolveLocale } from './locales.ts';
export type { Locale } from './locales.ts';
export { HEADERS } from './headers.ts';
export { defineErrors } from './defineErrors.ts';
export type { ErrorEntry } from './defineErrors.ts';
export { commonErrors } from './commonErrors.ts';
export { ServiceError } from './ServiceError.ts';
export { isRefusal } from './isRefusal.ts';
export type { FieldFailure, ServiceErrorDetails } from './ServiceError.ts';
export { callsIn, createCallDefiner, toPath } from './defineCall.ts';
export type {
  Access,
  AnyObjectSchema,
  AnyCall,
  Call,
  CallOptions,
  GraphqlMutation,
  GraphqlQuery,
  Impersonation,
  InputOf,
  Method,
  OutputOf,
  RateLimit,
} from './defineCall.ts';
export {
  PASSWORD_PATTERN,
  PHONE_PATTERN,
  ALIAS_PATTERN,
  ROOM_ID_PATTERN,
  TOKEN_PATTERN,
  ADDRESS_FORBIDDEN_CHARACTERS,
  NAME_FORBIDDEN_CHARACTERS,
  UNSTORABLE_CHARACTERS,
  normalizePassword,
} from './patterns.ts';
export { LIMITS, PERIODS, QUEUE_COUNTED_MAX } from './limits.ts';
export { addressKey, isEmail, toStoredAddress } from './emailAddress.ts';
export { obfuscateEmail } from './obfuscateEmail.ts';
export {
  bit,
  cleanedLine,
  count,
  moment,
  unixSeconds,
  email,
  flag,
  fraction,
  id,
  input,
  line,
  lines,
  list,
  listedEmail,
  noInput,
  noOutput,
  output,
  requiredLine,
  requiredLines,
  requiredText,
  roomId,
  text,
  timestamp,
  chosenTimeZone,
  timeZone,
} from './schema.ts';
export type { SchemaMeta } from './schemaMeta.ts';
export type { Caller, AccountCaller, Credentials } from './Caller.ts';
export { byteAnswer } from './bytes.ts';
export type { ByteAnswer, ByteStream, CallBody, Form } from './bytes.ts';
export type { CallClient } from './CallClient.ts';
export { toOperationName, toOperation } from './toOperation.ts';
export type { Operation } from './toOperation.ts';
