import { commonErrors, noInput, output, ServiceError } from '@meet/contracts';
import type { CallOnBehalf } from '@meet/contracts/graphql';
import { describe, expect, it } from '@jest/globals';
import { graphql, printType } from 'graphql';
import { mixed, number, object, string } from 'yup';
import { createLoad } from '../graphql/createContext.ts';
import { loadSchema } from '../graphql/loadSchema.ts';
import { common, defineCall, owners, pets } from '../testing/petsPart.ts';

const schema = loadSchema([pets, owners]);
const typed = (name: string) => printType(schema.getType(name)!).replace(/"""[^"]*"""\n\s*/g, '');

/** Runs a document with results by the call's name, and records the inputs of the calls. */
async function run(source: string, answers: Record<string, unknown>) {
  const calls: [string, unknown][] = [];
  const call = (async ({ name }: { name: string }, given: unknown) => {
    calls.push([name, given]);
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  }) as CallOnBehalf;
  const contextValue = { call, load: createLoad(call), translate: (key: string) => key };
  const { data, errors } = await graphql({ schema, source, contextValue });
  return { data: JSON.parse(JSON.stringify(data ?? null)) as Record<string, unknown>, errors, calls };
}
const tom = { petId: 'tom', name: 'Tom', ownerId: 'ana', picture: 'x' };

describe('the schema of a contract', () => {
  it('has the types of the contract’s schemas, without parts for REST only', () => {
    expect(typed('Pet')).toBe('type Pet {\n  petId: ID!\n  name: String!\n  ownerId: ID\n  owner: String\n}');
    expect(typed('FriendInput')).toBe('input FriendInput {\n  petId: ID!\n  note: String\n}');
    expect(typed('Query')).toContain('pets(search: String, limit: Int): [Pet!]!');
    expect(typed('PetAddedEvent')).toContain('payload: JSON!\n  petId: ID!');
    expect(schema.getQueryType()!.getFields()).not.toHaveProperty('findOwners');
  });

  it('contains the descriptions of calls and events', () => {
    expect(schema.getMutationType()!.getFields()['addPet']!.description).toBe('Handles pets.');
    expect(schema.getType('PetAddedEvent')!.description).toBe('A pet is new.');
  });

  it.each([
    ['an object without a name', object({ a: string() }), /Pet\.pet is an object/],
    ['what can be anything', mixed(), /Pet\.pet can be anything/],
  ])('cannot contain %s', (_what, pet, problem) => {
    const definition = { ...common, path: 'pet', input: noInput, output: output({ pet }), graphql: { query: 'pet' } };
    expect(() => loadSchema([{ calls: [defineCall('pet', definition)], events: [] }])).toThrow(problem);
  });

  it('cannot contain two different types of one name', () => {
    const other = object({ petId: number().required() }).meta({ name: 'Pet' });
    const calls = [
      defineCall('other', {
        ...common,
        path: 'o',
        input: noInput,
        output: output({ other }),
        graphql: { query: 'other' },
      }),
    ];
    expect(() => loadSchema([pets, { calls, events: [] }])).toThrow('Pet.petId is ID and Int.');
  });
});

describe('a request to that schema', () => {
  it('is answered by the call, without nulls that the call does not accept', async () => {
    const { data, calls } = await run('{ pets(search: null, limit: null) { name } }', { listPets: { pets: [tom] } });
    expect(data).toEqual({ pets: [{ name: 'Tom' }] });
    expect(calls).toEqual([['listPets', { limit: null }]]);
  });

  it('joins another domain with one call for the whole list', async () => {
    const answers = {
      listPets: { pets: [tom, { ...tom, ownerId: 'bo' }, { ...tom, ownerId: null }] },
      findOwners: { names: ['Ana', 'Bo'] },
    };
    const { data, calls } = await run('{ pets { owner } }', answers);
    expect(data).toEqual({ pets: [{ owner: 'Ana' }, { owner: 'Bo' }, { owner: null }] });
    expect(calls.slice(1)).toEqual([['findOwners', { ids: ['ana', 'bo'] }]]);
  });

  it('runs a mutation by the call, without unaccepted nulls in lists', async () => {
    const { data, calls } = await run(
      `mutation { addPet(input: { label: "Tom", friends: [{ petId: "x", note: null }] }) { ... on AddPetSuccess { pet { name } } } }`,
      { addPet: { pet: tom } },
    );
    expect(data).toEqual({ addPet: { pet: { name: 'Tom' } } });
    expect(calls).toEqual([['addPet', { label: 'Tom', friends: [{ petId: 'x' }] }]]);
  });

  it('returns the changed object, or that the change is done', async () => {
    const source =
      'mutation { removePet(petId: "tom") { ... on RemovePetSuccess { petId } } feedAll { ... on Done { done } } }';
    const { data } = await run(source, { removePet: {}, feedAll: {} });
    expect(data).toEqual({ removePet: { petId: 'tom' }, feedAll: { done: true } });
  });

  it('returns true if the call’s output is for REST only', async () => {
    expect(typed('Query')).toContain('petsAreFed: Boolean!');
    const { data, errors } = await run('{ petsAreFed }', { arePetsFed: { since: 1 } });
    expect([data, errors]).toEqual([{ petsAreFed: true }, undefined]);
  });

  it('returns a refusal as Failure, and a dead session as an error', async () => {
    const source = 'mutation { feedAll { __typename ... on Failure { error { code message } } } }';
    const { data } = await run(source, { feedAll: new ServiceError(commonErrors.FORBIDDEN) });
    expect(data).toEqual({
      feedAll: { __typename: 'Failure', error: { code: 'FORBIDDEN', message: 'errors.FORBIDDEN' } },
    });
    const { errors } = await run(source, { feedAll: new ServiceError(commonErrors.SESSION_INVALID) });
    expect(errors).toHaveLength(1);
  });
});
