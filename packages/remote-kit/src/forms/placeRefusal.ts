import { CallFailure } from '@meet/contracts/client';

/** Placement of a refusal: a text above the fields, texts beside fields by their names, or nowhere. */
export type Refusal = string | Readonly<Record<string, string>> | undefined | void;

/**
 * Places the server's texts about fields beside the fields if the form has them all. Any other refusal goes above the
 * fields.
 */
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
