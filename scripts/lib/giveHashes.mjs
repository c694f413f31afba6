import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { hashDocument } from '../../gateway/src/documents/hashDocument.ts';

/** Matches an operation's document as the generator writes it: the beginning of its line, then the document as JSON. */
const OPERATION =
  /^(export const \w+ = )(\{"kind":"Document","definitions":\[\{"kind":"OperationDefinition".*\})(?= as unknown)/gm;

/**
 * Adds a `hash` to each operation of a generated module, and adds its text to the list under that hash. The text is the
 * one that Apollo Client would send; the page sends the hash instead.
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
