import { isRunning, readDeployment, StartError } from '@meet/composition';
import { fillChat } from './fillChat.ts';
import { fillMeetings } from './fillMeetings.ts';
import { fillNetwork } from './fillNetwork.ts';
import { fillOrganization } from './fillOrganization.ts';
import { fillPeople } from './fillPeople.ts';
import { openDemoServices } from './openDemoServices.ts';

/**
 * Fills the stopped product with a demo team. It makes the services' own calls, on a clock that passes through the
 * weeks before. A second run adds only what is missing. Throws StartError if the product runs or is not in development.
 */
export async function fillDemo(env: NodeJS.ProcessEnv): Promise<{ readonly url: string }> {
  const deployment = await readDeployment(env);
  if (!deployment.development) {
    throw new StartError('The demo team is for development: its password is known to everyone. Unset NODE_ENV.');
  }
  if (await isRunning(deployment)) {
    throw new StartError(
      `Something runs at port ${deployment.settings.PORT}. Stop Meet first: the demo tells of past days, which only a stopped product can live through.`,
    );
  }
  const demo = await openDemoServices(deployment);
  try {
    await fillPeople(demo);
    await fillNetwork(demo);
    await fillChat(demo);
    await fillMeetings(demo);
    await fillOrganization(demo);
  } finally {
    await demo.close();
  }
  return { url: deployment.url };
}
