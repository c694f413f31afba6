export { findScans, recordQueries, type RecordedQuery } from './recordQueries.ts';
