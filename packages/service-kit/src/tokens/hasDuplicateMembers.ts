/** Whether an object in a JSON text names a member twice: readers differ in which of the two counts. Throws SyntaxError. */
export function hasDuplicateMembers(json: string): boolean {
  // The whole value is reported as a member too.
  let kept = -1;
  JSON.parse(json, function (this: unknown, _name: string, value: unknown) {
    if (!Array.isArray(this)) kept += 1;
    return value;
  });
  return countNames(json) > kept;
}

/** Each name has its colon, and no other colon stands outside of strings. */
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
