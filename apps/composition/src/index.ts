/** Exports for other compositions of the same services. */
export { aboutService, toEntry, getVersions } from './distributed/aboutService.ts';
export { createDistantRooms } from './distributed/createDistantRooms.ts';
export { movesBytes } from './distributed/reachServices.ts';
export { servicesKey } from './distributed/servicesKey.ts';
export { findAway } from './findAway.ts';
export { BUILT } from './builtFiles.ts';
export { checkSegments } from './checkSegments.ts';
export { interceptMails, linkSecret } from './interceptMails.ts';
export { listen } from './listen.ts';
export { DATABASE_FOLDER, openDatabase, type OpenDatabase } from './openDatabase.ts';
export { openOperator } from './openOperator.ts';
export { runInProcess, stopOnSignal } from './processLife.ts';
export { isRunning, readDeployment, type Deployment } from './readDeployment.ts';
export { createBus, runServices } from './runServices.ts';
export { createServices, SERVICE_NAMES, type ServiceName, type ServicesOptions } from './services.ts';
export { processSettings, serviceSettings } from './settings.ts';
export { StartError } from './StartError.ts';
export { traceProcess } from './traceProcess.ts';
