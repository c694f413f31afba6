import { getLatest, getRemote } from '../getRemote.js';
import { promoteTo } from './release.js';

export const promote = {
  usage: 'promote [RELEASE]',
  summary: 'makes a release live: the canary, or the latest',
  positionals: 1,
  async run({ positionals: [wanted], output, streams, ...where }) {
    const { name, client } = await getRemote(where);
    const releaseId = wanted ?? (await client.channel()).canary?.release ?? (await getLatest(client));
    return { remote: name, channel: await promoteTo(client, releaseId, streams, output) };
  },
};
