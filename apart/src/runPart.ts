import { endOnFailure, leave, SERVICE_NAMES, StartError } from '@meet/all-in-one/composition';
import { SettingsError } from '@meet/service-kit';
import { runGateway } from './runGateway.ts';
import { runService } from './runService.ts';

const [given, ...others] = process.argv.slice(2);
const service = SERVICE_NAMES.find((name) => name === given);
if (others.length || (!service && given !== 'gateway')) {
  console.error(`\nUsage: node apart/src/main.ts gateway|${SERVICE_NAMES.join('|')}\n`);
  process.exit(2);
}

endOnFailure();
try {
  await (service ? runService(service) : runGateway());
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) leave(error);
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
