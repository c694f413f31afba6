import { processSettings, SERVICE_NAMES, StartError } from '@meet/composition';
import { readSettings } from '@meet/service-kit';

/** Runs the gateway until a signal stops it. Throws StartError if a service would run in its process. */
export async function runGateway(): Promise<void> {
  const { SERVICE_URLS } = readSettings(processSettings, process.env);
  const here = SERVICE_NAMES.filter((name) => !SERVICE_URLS[name]);
  if (here.length)
    throw new StartError(`A gateway runs no service: say in SERVICE_URLS where to reach ${here.join(', ')}.`);
  const { runProduct } = await import('@meet/composition/runProduct');
  await runProduct();
}
