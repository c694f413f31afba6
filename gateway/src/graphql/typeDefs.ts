import { mergeTypeDefs } from '@graphql-tools/merge';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SCHEMA_FOLDER = path.join(import.meta.dirname, '../schema');

/** Joins the domains' schema files. */
export function loadTypeDefs() {
  const files = readdirSync(SCHEMA_FOLDER).filter((file) => file.endsWith('.graphql'));
  return mergeTypeDefs(files.sort().map((file) => readFileSync(path.join(SCHEMA_FOLDER, file), 'utf8')));
}
