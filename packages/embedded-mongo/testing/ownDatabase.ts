import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** Returns the url of a new database on the same server, with the same credentials. */
export function ownDatabase(url: string, prefix: string): string {
  const [, scheme, authority, database, options] = /^([^:]+:\/\/)([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(url)!;
  const parameters = new URLSearchParams(options);
  // By default, credentials are checked against the database in the url.
  if (authority!.includes('@') && database && !parameters.has('authSource')) parameters.set('authSource', database);
  return `${scheme}${authority}/${prefix}-${randomUUID().slice(0, 18)}?${parameters.toString()}`;
}

/** Drops every database whose name begins with the prefix. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = await new MongoClient(url).connect();
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  const own = databases.filter(({ name }) => name.startsWith(prefix));
  for (const { name } of own) await client.db(name).dropDatabase();
  await client.close();
}
