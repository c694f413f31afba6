import { CONTACTS_IMPORT_PAGE, IMPORT_ROW_TEXT_MAX } from '@meet/network-contract';

/** Maximum pages to request, in case a list never ends. */
const PAGES_MAX = 20;
/** A page of a thousand people, each with many addresses, is far smaller. */
const PAGE_MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

export interface ProviderContact {
  readonly email: string;
  readonly name: string | null;
}

/**
 * Returns all contacts, one for each address, in pages of a thousand. Requests only the given address: a redirect is a
 * failure. Leaves out entries that do not have the People API's format. See
 * developers.google.com/people/api/rest/v1/people.connections/list.
 */
export async function readConnections(contactsUrl: string, accessToken: string): Promise<ProviderContact[]> {
  const contacts: ProviderContact[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const url = new URL(contactsUrl);
    url.searchParams.set('personFields', 'names,emailAddresses');
    url.searchParams.set('pageSize', String(CONTACTS_IMPORT_PAGE));
    if (pageToken) url.searchParams.set('pageToken', pageToken);
    const answer = await fetchPage(url, accessToken);
    for (const connection of listIn(answer, 'connections')) contacts.push(...listContacts(connection));
    pageToken = textIn(answer, 'nextPageToken');
    if (!pageToken) break;
  }
  return contacts;
}

async function fetchPage(url: URL, accessToken: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { ok, status, body } = response;
  if (!ok || !body) {
    await body?.cancel();
    throw Object.assign(new Error('The provider of contacts refused'), { status });
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > PAGE_MAX_BYTES) throw new Error('The provider of contacts sends too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** Returns a person's addresses, each with the person's name. */
function listContacts(connection: unknown): ProviderContact[] {
  const name = listIn(connection, 'names')
    .map((entry) => textIn(entry, 'displayName'))
    .find(Boolean);
  return listIn(connection, 'emailAddresses').flatMap((entry) => {
    const email = textIn(entry, 'value');
    if (!email || email.length > IMPORT_ROW_TEXT_MAX) return [];
    return { email, name: name?.slice(0, IMPORT_ROW_TEXT_MAX) ?? null };
  });
}

function getMember(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function listIn(value: unknown, key: string): unknown[] {
  const member = getMember(value, key);
  return Array.isArray(member) ? member : [];
}

function textIn(value: unknown, key: string): string | undefined {
  const member = getMember(value, key);
  return typeof member === 'string' && member !== '' ? member : undefined;
}
