import { runInProcess, SERVICE_NAMES } from '@meet/composition';
import { runGateway } from './runGateway.ts';
import { runService } from './runService.ts';

const [given, ...others] = process.argv.slice(2);
const service = SERVICE_NAMES.find((name) => name === given);
if (others.length || (!service && given !== 'gateway')) {
  console.error(`\nUsage: node apps/distributed/src/main.ts gateway|${SERVICE_NAMES.join('|')}\n`);
  process.exit(2);
}

await runInProcess(() => (service ? runService(service) : runGateway()));
