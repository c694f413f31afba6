export * from './saveFile.ts';
export * from './toCsv.ts';
