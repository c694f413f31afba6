import { readManifest } from '../readManifest.js';
import { CliError, EXIT } from './CliError.js';
import { createReleasesClient } from './createReleasesClient.js';

/** The remote in a folder, at the registry. */
export async function getRemote({ folder, settings }) {
  const { name } = await readManifest(folder).catch((error) => {
    throw new CliError(error.message, { exit: EXIT.usage });
  });
  return { name, client: createReleasesClient(settings, name) };
}

/** The latest release that was published. */
export async function getLatest(client) {
  const [latest] = await client.releases();
  if (latest) return latest.releaseId;
  throw new CliError('Nothing was published yet.', { advice: 'Publish by mfe release.' });
}
