/** Puts values in the places of `{{name}}`. */
export const fillText = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');
