import { isRunning, readGround } from '../readGround.ts';
import { StartError } from '../StartError.ts';
import { fillChat } from './fillChat.ts';
import { fillMeetings } from './fillMeetings.ts';
import { fillNetwork } from './fillNetwork.ts';
import { fillPeople } from './fillPeople.ts';
import { openStage } from './openStage.ts';

/**
 * Fills the stopped product with a team to look at, by the services' own calls on a clock that goes through the weeks
 * before. A second run adds only what is missing. Throws StartError where that can't be.
 */
export async function fillDemo(env: NodeJS.ProcessEnv): Promise<{ readonly url: string }> {
  const ground = await readGround(env);
  if (!ground.development) {
    throw new StartError('The demo team is for development: its password is known to everyone. Unset NODE_ENV.');
  }
  if (await isRunning(ground)) {
    throw new StartError(
      `Something runs at port ${ground.settings.PORT}. Stop Meet first: the demo tells of past days, which only a stopped product can live through.`,
    );
  }
  const stage = await openStage(ground);
  try {
    await fillPeople(stage);
    await fillNetwork(stage);
    await fillChat(stage);
    await fillMeetings(stage);
  } finally {
    await stage.close();
  }
  return { url: ground.url };
}
