import { defineManifest } from '@meet/contracts/remotes';

const words = { en_US: 'Example things', fr_FR: 'Example things', ro_RO: 'Example things' };

/**
 * Description of this remote for the others. The shell reads it, without the code, to draw the menu and to know its
 * pages.
 */
export default defineManifest({
  name: 'mfe-example-things',
  words,
  pages: { exampleThings: { path: '/example-things', access: 'login' } },
  navigation: [{ page: 'exampleThings', words, icon: 'sparkles', order: 90 }],
  declares: ['exampleThings.welcome/v1'],
  fills: ['exampleThings.welcome/v1'],
});
