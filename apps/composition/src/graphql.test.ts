import { describe, expect, it } from '@jest/globals';
import { loadSchema } from '@meet/gateway/schema';
import { parse, validate } from 'graphql';
import lastRelease from '../../../gateway/operations/last-release.json' with { type: 'json' };
import { graphqlParts } from './graphqlParts.ts';

const schema = loadSchema(graphqlParts);

describe('what the last release asked', () => {
  it.each(Object.entries(lastRelease.operations))('%s is answered still', (_hash, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });

  it.each(Object.entries(lastRelease.fields))('has all its fields of %s', (type, fields) => {
    const present = Object.keys((type === 'Query' ? schema.getQueryType() : schema.getMutationType())!.getFields());
    expect(fields.filter((name) => !present.includes(name))).toEqual([]);
  });
});
