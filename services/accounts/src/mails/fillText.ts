/** Puts values in the places of `{{name}}`, each on one line: a value never ends a header nor begins a paragraph. */
export const fillText = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => (values[name] ?? '').replace(/\s+/g, ' '));
