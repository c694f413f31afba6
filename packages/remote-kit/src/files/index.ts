export * from './readBytes.ts';
export * from './saveFile.ts';
export * from './toCsv.ts';
