export { createMovableClock, type MovableClock } from './createMovableClock.ts';
export { dropDatabases, ownDatabase } from './ownDatabase.ts';
export { findScans, recordQueries, type RecordedQuery } from './recordQueries.ts';
export { startTestMongo } from './startTestMongo.ts';
