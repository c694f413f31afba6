import type { TestCase, TestFile } from './types.ts';

/** Features that the embedded database refuses on purpose, by a pattern of the tests that use them. */
const REFUSALS: [RegExp, string][] = [
  [/"viewOn"/, 'views'],
  [/prepareUnique/, 'turning an index unique afterwards'],
  [/createChangeStream|\$changeStream/, 'change streams'],
  [/mapReduce/, 'map-reduce'],
  [/timeseries/, 'time series collections'],
  [/clusteredIndex/, 'clustered indexes'],
  [/changeStreamPreAndPostImages/, 'pre- and post-images'],
  [/"bucket":/, 'GridFS (a matter of change-free chunks, not used by the services)'],
  [/"snapshot":\s*true/, 'snapshot sessions'],
  [/"validator"/, 'document validation'],
  [/\$listLocalSessions/, 'lists of sessions'],
  [/SearchIndex/, 'search indexes'],
];

/** Cases that the driver itself never sends to a server. */
export const DRIVER_LIMITS: [RegExp, string][] = [
  [/partialResult is unset/, 'the driver gives a partial result of zeros'],
  [/passes bypassDocumentValidation: false/, 'the driver leaves out a bypassDocumentValidation of false'],
  [/_id with type null/, 'the driver replaces an _id of null before it sends it'],
  [
    /client bulkWrite with writeConcern in a transaction causes/,
    'the driver does not refuse a write concern on bulkWrite in a transaction',
  ],
];

export function toRefusal(file: TestFile, test: TestCase): string | undefined {
  const text = JSON.stringify([
    test,
    file.createEntities,
    (file.initialData ?? []).map(({ createOptions }) => createOptions),
  ]);
  return REFUSALS.find(([pattern]) => pattern.test(text))?.[1];
}
