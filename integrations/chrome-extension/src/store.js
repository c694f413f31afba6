// Values that outlive the browser: the product's address, the refresh token, its owner, the latest meeting's link.
// Values that must not: the access token, and the sign-in that is under way.

// Content scripts never read any of these; for the session's values, the browser enforces it.
void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });

const of = (area) => ({
  get: async (name) => (await area.get(name))[name],
  set: (values) => area.set(values),
  remove: (...names) => area.remove(names),
});

export const kept = of(chrome.storage.local);
export const passing = of(chrome.storage.session);
