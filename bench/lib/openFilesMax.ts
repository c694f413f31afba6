/** Returns the number of files and sockets that this process, and each one that it starts, may have open at once. */
export function openFilesMax(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } };
  const soft = userLimits?.open_files.soft;
  return typeof soft === 'number' ? soft : Infinity;
}
