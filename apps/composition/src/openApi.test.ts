import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

// `npm run codegen -- --check` keeps the file equal to the calls that the product serves.
const DOCUMENT = path.join(import.meta.dirname, '../../../docs/openapi.json');

describe('docs/openapi.json', () => {
  it('is valid OpenAPI 3.1 and describes calls of several services', async () => {
    const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as { openapi: string; paths: Record<string, object> };
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
    const paths = ['/login_email', '/add-contact', '/send-message-to-chatroom', '/create-meeting'];
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(paths));
  });
});
