import { getPreviews as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { effectiveChoices } from '../previews/effectiveChoices.ts';
import { isTester } from '../previews/isTester.ts';

export const getPreviews = defineOperation(call, async (_input, { deps, account }) => {
  const [tester, chosen] = await Promise.all([isTester(deps, account), effectiveChoices(deps, account)]);
  const all = [...(await deps.live.read()).values()].flatMap(({ remote, channel }) =>
    channel.previews.map(({ name, release }) => ({
      remote: remote._id,
      preview: name,
      release,
      isChosen: chosen.get(remote._id) === name,
    })),
  );
  return { isTester: tester, previews: tester ? all : all.filter(({ isChosen }) => isChosen) };
});
