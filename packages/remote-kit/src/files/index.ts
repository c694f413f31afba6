export * from './saveFile.ts';
export * from './toCsv.ts';
export * from './transferBytes.ts';
export * from './useReadBytes.ts';
