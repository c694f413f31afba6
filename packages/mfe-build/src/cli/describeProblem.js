/** What is said of a problem, by its key. */
export const describeProblem = (key, params) => fill(PROBLEMS[key] ?? `${key}: {{at}}`, params);

const PROBLEMS = {
  shape: '{{at}} is no release record: build with the present mfe-build.',
  name: '{{at}}: name, version or hash are not those of a release, or the manifest names another remote.',
  place: '{{at}}: base and container do not follow from name, version and hash.',
  file: '{{at}}: no name that a file of a release may have, no SHA-384, or not among the files.',
  page: '{{at}}: no name that a page may have.',
  path: '{{at}}: this page’s path is taken, is not one’s own, or lacks who may open it.',
  navigation: '{{at}}: this menu entry points to no page of the remote without parameters.',
  icon: '{{at}}: this menu entry’s icon holds more than shapes.',
  slot: '{{at}}: slots are named such as area.place/v1.',
  fact: '{{at}}: facts are named such as meeting.started@1.',
  words: '{{at}}: its words are missing in a language or are too long.',
  size: 'Scripts and styles have {{bytes}} bytes as they travel; the remote may have {{max}}.',
  stylesheet: '{{at}} is no stylesheet that can be read.',
  unlayered: '{{at}}: rules outside an @layer would reach the other remotes’ pages.',
  operation: '{{at}}: the gateway does not answer this operation: {{reason}}',
};

const fill = (text, params) => text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name) => String(params[name] ?? ''));
