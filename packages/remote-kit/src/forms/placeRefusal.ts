import { CallFailure } from '@meet/contracts/client';

/** The place of a refusal: a text above the fields, texts beside fields by their names, or nowhere. */
export type Refusal = string | Readonly<Record<string, string>> | undefined | void;

/** Puts the server's words about fields beside them if the form has them all, and any other refusal above the fields. */
export function placeRefusal(
  error: unknown,
  form: HTMLFormElement | undefined,
  errorText: (error: unknown) => string,
): Refusal {
  const fields = error instanceof CallFailure ? error.fields : [];
  const isDrawn = fields.length > 0 && fields.every(({ path }) => form?.elements.namedItem(path));
  if (isDrawn) return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  return fields.map(({ message }) => message).join(' ') || errorText(error);
}
