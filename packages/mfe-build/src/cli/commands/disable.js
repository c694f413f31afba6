import { moveChannel } from '../moveChannel.js';
import { getRemote } from '../getRemote.js';

export const disable = {
  usage: 'disable [--reason TEXT]',
  summary: 'takes the remote from everybody, open pages too',
  options: { reason: { type: 'string' } },
  run: (how) => setDisabled(how, true),
};

export const enable = {
  usage: 'enable [--reason TEXT]',
  summary: 'gives it back',
  options: { reason: { type: 'string' } },
  run: (how) => setDisabled(how, false),
};

async function setDisabled({ values, output, streams, ...where }, disabled) {
  const { name, client } = await getRemote(where);
  const channel = await moveChannel(
    client,
    (present) => (present.disabled === disabled ? {} : { disabled, ...(values.reason && { reason: values.reason }) }),
    streams,
  );
  output.done(disabled ? `Nobody has ${name} any more.` : `${name} is there again.`);
  return { remote: name, channel };
}
