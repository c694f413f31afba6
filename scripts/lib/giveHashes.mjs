import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { hashDocument } from '../../gateway/src/documents/hashDocument.ts';

/** An operation's document as the generator writes it: the beginning of its line, and itself as JSON. */
const OPERATION =
  /^(export const \w+ = )(\{"kind":"Document","definitions":\[\{"kind":"OperationDefinition".*\})(?= as unknown)/gm;

/**
 * Gives each operation of a generated module its `hash`, and adds its text to the list by that hash. The text is what
 * Apollo Client would send; the page sends the hash in its place.
 */
export function giveHashes(module, list) {
  return module.replace(OPERATION, (_line, start, json) => {
    const document = JSON.parse(json);
    const text = print(addTypenameToDocument(document));
    const hash = hashDocument(text);
    list[hash] = text;
    return `${start}${JSON.stringify({ ...document, hash })}`;
  });
}
