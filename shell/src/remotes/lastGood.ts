/**
 * Key of the local storage for the registry's last good answer. It has a file of its own because pages without remotes
 * read it too.
 */
export const LAST_GOOD = 'meet.registry';
