import { defineRemote } from '@meet/remote-kit';

export default defineRemote({
  id: 'mfe-account',
  texts: {
    en_US: () => import('./i18n/en_US.json', { with: { type: 'json' } }),
    fr_FR: () => import('./i18n/fr_FR.json', { with: { type: 'json' } }),
    ro_RO: () => import('./i18n/ro_RO.json', { with: { type: 'json' } }),
  },
  routes: {
    notifications: {
      title: 'notifications.title',
      load: async () => (await import('./features/notifications/NotificationsPage.tsx')).NotificationsPage,
    },
  },
  extensions: {
    'account.profile/v1': {
      load: async () => (await import('./features/profile/ProfileDialog.tsx')).ProfileDialog,
    },
    'account.devices/v1': {
      load: async () => (await import('./features/devices/DevicesDialog.tsx')).DevicesDialog,
    },
    'account.quickGuide/v1': {
      load: async () => (await import('./features/quick-guide/QuickGuideDialog.tsx')).QuickGuideDialog,
    },
    'account.tour/v1': {
      load: async () => (await import('./features/tour/TourDialog.tsx')).TourDialog,
    },
  },
});
