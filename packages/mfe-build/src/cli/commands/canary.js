import { CliError, EXIT } from '../CliError.js';
import { moveChannel } from '../moveChannel.js';
import { getLatest, getRemote } from '../getRemote.js';

export const canary = {
  usage: 'canary PERCENT [RELEASE]',
  summary: 'gives a release to some of the people; 0 ends it',
  positionals: 2,
  async run({ positionals: [text, wanted], output, streams, ...where }) {
    const percent = percentIn(text);
    const { name, client } = await getRemote(where);
    const releaseId = wanted ?? (await client.channel()).canary?.release ?? (await getLatest(client));
    const channel = await moveChannel(
      client,
      ({ canary: present }) => ({
        canary: percent ? { release: releaseId, percent, people: present?.people ?? [] } : null,
      }),
      streams,
    );
    output.done(
      channel.canary
        ? `${channel.canary.percent} % of the people run ${channel.canary.release}.`
        : 'There is no canary.',
    );
    return { remote: name, channel };
  },
};

function percentIn(text) {
  const percent = Number(text?.replace(/%$/, '') || NaN);
  if (percent >= 0 && percent <= 100) return percent;
  throw new CliError('How many percent of the people?', { exit: EXIT.usage, advice: 'Such as mfe canary 10.' });
}
