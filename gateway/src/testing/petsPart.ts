import { createCallDefiner, id, input, list, noInput, noOutput, output, text } from '@meet/contracts';
import { defineEvent } from '@meet/contracts/events';
import type { CallOnBehalf, GraphqlPart } from '@meet/contracts/graphql';
import { array, mixed, number, object, string } from 'yup';

/** Defines the calls of a minimal domain that uses every element of the schema. */
export const defineCall = createCallDefiner('pets');
const pet = object({
  petId: string().required(),
  name: string().defined(),
  ownerId: string().nullable().defined(),
  picture: string().required().meta({ restOnly: true }),
}).meta({ name: 'Pet' });

export const common = { access: 'user', summary: 'Handles pets.' } as const;
const listPets = defineCall('listPets', {
  ...common,
  path: 'list-pets',
  input: input({ search: text(), limit: number().nullable() }),
  output: output({ pets: array(pet.required()).required(), more: mixed().meta({ restOnly: true }) }),
  graphql: { query: 'pets', value: 'pets' },
});
const addPet = defineCall('addPet', {
  ...common,
  path: 'add-pet',
  input: input({
    label: text().required(),
    friends: list(object({ petId: id(), note: text() }).meta({ name: 'FriendInput' })),
  }),
  output: output({ pet: pet.required() }),
  graphql: {
    mutation: true,
    input: 'AddPetInput',
  },
});
const removePet = defineCall('removePet', {
  ...common,
  path: 'remove-pet',
  input: input({ petId: id() }),
  output: noOutput,
  graphql: { mutation: true, echo: ['petId'] },
});
const feedAll = defineCall('feedAll', {
  ...common,
  path: 'feed-all',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true },
});
const arePetsFed = defineCall('arePetsFed', {
  ...common,
  path: 'are-pets-fed',
  input: noInput,
  output: output({ since: number().required().meta({ restOnly: true }) }),
  graphql: { query: 'petsAreFed' },
});
const findOwners = defineCall('findOwners', {
  ...common,
  path: 'find-owners',
  input: input({ ids: list(id()) }),
  output: output({ names: array(string().required()).required() }),
});
const petAdded = defineEvent('PET_ADDED', {
  summary: 'A pet is new.',
  payload: object({ petId: string().required() }),
});

const ownerById = {
  async load(ids: readonly string[], call: CallOnBehalf) {
    return (await call(findOwners, { ids: [...ids] })).names;
  },
};
export const pets: GraphqlPart = {
  calls: [listPets, addPet, removePet, feedAll, arePetsFed, findOwners],
  events: [petAdded],
};
export const owners: GraphqlPart = {
  calls: [],
  events: [],
  typeDefs: 'extend type Pet { owner: String }',
  joins: {
    Pet: { owner: ({ ownerId }: { ownerId: string | null }, _args, { load }) => ownerId && load(ownerById, ownerId) },
  },
};
