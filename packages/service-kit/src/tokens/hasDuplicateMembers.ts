/**
 * Returns whether an object in a JSON text has a member twice: parsers differ in which of the two counts. Throws
 * SyntaxError.
 */
export function hasDuplicateMembers(json: string): boolean {
  // Starts at -1, because the reviver also reports the whole value as a member.
  let kept = -1;
  JSON.parse(json, function (this: unknown, _name: string, value: unknown) {
    if (!Array.isArray(this)) kept += 1;
    return value;
  });
  return countNames(json) > kept;
}

/** Counts the colons outside strings, of which each name has one. */
function countNames(json: string): number {
  let names = 0;
  let isString = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (letter === '"') isString = !isString;
    else if (letter === '\\') at += 1;
    else if (letter === ':' && !isString) names += 1;
  }
  return names;
}
