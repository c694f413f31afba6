/** Key of the local storage for the registry's last good answer. A file of its own: pages without remotes read it too. */
export const LAST_GOOD = 'meet.registry';
