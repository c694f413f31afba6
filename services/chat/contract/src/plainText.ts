/** Without accents and in lower case: what is typed finds what is written otherwise. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
