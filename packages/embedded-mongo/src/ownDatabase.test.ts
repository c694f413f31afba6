import { expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { dropDatabases, ownDatabase } from '../testing/ownDatabase.ts';
import { testServer } from '../testing/testServer.ts';

it('keeps hosts, options, credentials and the database that authenticates', () => {
  const name = 'run-[0-9a-f-]+';
  expect(ownDatabase('mongodb://one:1,two:2/meet?replicaSet=rs', 'run')).toMatch(
    new RegExp(`^mongodb://one:1,two:2/${name}\\?replicaSet=rs$`),
  );
  expect(ownDatabase('mongodb://ana:secret@one/meet', 'run')).toMatch(
    new RegExp(`^mongodb://ana:secret@one/${name}\\?authSource=meet$`),
  );
  expect(ownDatabase('mongodb+srv://ana:secret@one/meet?authSource=admin', 'run')).toMatch(
    new RegExp(`/${name}\\?authSource=admin$`),
  );
  expect(ownDatabase('mongodb://one', 'run')).toMatch(new RegExp(`^mongodb://one/${name}\\?$`));
});

it('drops a run’s databases and no other', async () => {
  const server = await testServer();
  for (const url of [
    ownDatabase(server.url, 'run-1'),
    ownDatabase(server.url, 'run-1'),
    ownDatabase(server.url, 'run-2'),
  ]) {
    const client = await new MongoClient(url).connect();
    await client.db().collection('things').insertOne({});
    await client.close();
  }
  await dropDatabases(server.url, 'run-1');
  const { databases } = await server.client.db().admin().listDatabases();
  expect(databases.map(({ name }) => name)).toEqual([expect.stringMatching(/^run-2-/)]);
  await server.close();
});
