import { defineRemote } from '@meet/remote-kit';
import './slots.ts';

export default defineRemote({
  id: 'mfe-example-things',
  texts: {
    en_US: () => import('./i18n/en_US.json', { with: { type: 'json' } }),
    fr_FR: () => import('./i18n/fr_FR.json', { with: { type: 'json' } }),
    ro_RO: () => import('./i18n/ro_RO.json', { with: { type: 'json' } }),
  },
  routes: {
    exampleThings: {
      title: 'page.title',
      load: async () => (await import('./page/ExampleThingsPage.tsx')).ExampleThingsPage,
    },
  },
  extensions: {
    'exampleThings.welcome/v1': {
      load: async () => (await import('./welcome/WelcomeDialog.tsx')).WelcomeDialog,
    },
  },
});
