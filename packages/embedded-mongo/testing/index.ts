export { createMovableClock, type MovableClock } from './createMovableClock.ts';
export { findLooseOrders } from './findLooseOrders.ts';
export { findScans } from './findScans.ts';
export { dropDatabases, ownDatabase } from './ownDatabase.ts';
export { recordQueries, type RecordedQuery } from './recordQueries.ts';
export { spawnServer } from './spawnServer.ts';
export { startTestMongo } from './startTestMongo.ts';
