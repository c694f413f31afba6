/** Creates a remote in a folder, whose name becomes the remote's name. */
export function createRemote(folder: string): Promise<void>;
