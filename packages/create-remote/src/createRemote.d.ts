/** Makes a remote in a folder, which gives it its name. */
export function createRemote(folder: string): Promise<void>;
