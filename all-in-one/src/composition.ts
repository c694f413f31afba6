/** Base of another composition of the same services. */
export { aboutService, entryOf, versionsOf } from './apart/aboutService.ts';
export { createDistantRooms } from './apart/createDistantRooms.ts';
export { movesBytes } from './apart/reachServices.ts';
export { servicesKey } from './apart/servicesKey.ts';
export { awayOf } from './awayOf.ts';
export { BUILT } from './builtFiles.ts';
export { checkSegments } from './checkSegments.ts';
export { listen } from './listen.ts';
export { DATABASE_FOLDER, openDatabase, type OpenDatabase } from './openDatabase.ts';
export { runInProcess, stopOnSignal } from './processLife.ts';
export { readDeployment, type Deployment } from './readDeployment.ts';
export { busOf, runServices } from './runServices.ts';
export { createServices, SERVICE_NAMES, type ServiceName, type ServicesOptions } from './services.ts';
export { processSettings, serviceSettings } from './settings.ts';
export { StartError } from './StartError.ts';
export { traceProcess } from './traceProcess.ts';
