import { moveChannel } from '../moveChannel.js';
import { getRemote } from '../getRemote.js';

export const rollback = {
  usage: 'rollback [RELEASE]',
  summary: 'makes the release before live again',
  positionals: 1,
  async run({ positionals: [wanted], output, streams, ...where }) {
    const { name, client } = await getRemote(where);
    const before = wanted ?? (await stableBefore(client));
    const channel = await moveChannel(client, ({ stable }) => (stable === before ? {} : { stable: before }), streams);
    output.done(channel.stable ? `Everybody runs ${channel.stable}.` : `Nobody has ${name} any more, as before.`);
    return { remote: name, channel };
  },
};

/** Returns the release that was live before the present one; null if there was none. */
async function stableBefore(client) {
  const { stable } = await client.channel();
  const before = (await client.audit()).find(({ channel }) => channel.stable !== stable);
  return before?.channel.stable ?? null;
}
