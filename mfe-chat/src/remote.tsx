import { chatTexts } from '@meet/chat-contract/texts';
import { defineRemote } from '@meet/remote-kit';
import { chatOf, endChat } from './state/chatOf.ts';

export default defineRemote({
  id: 'mfe-chat',
  texts: {
    en_US: () => import('./i18n/en_US.json', { with: { type: 'json' } }),
    fr_FR: () => import('./i18n/fr_FR.json', { with: { type: 'json' } }),
    ro_RO: () => import('./i18n/ro_RO.json', { with: { type: 'json' } }),
  },
  contractTexts: [chatTexts],
  extensions: {
    'shell.chat/v1': {
      load: async () => (await import('./widget/ChatWidget.tsx')).ChatWidget,
    },
    'dashboard.missed/v1': {
      load: async () => (await import('./features/dashboard/UnreadRooms.tsx')).UnreadRooms,
    },
    'chat.preferences/v1': {
      load: async () => (await import('./features/preferences/ChatPreferencesDialog.tsx')).ChatPreferencesDialog,
    },
  },
  setup(host) {
    if (host.session$.value.state === 'signed-in') chatOf(host);
    return () => endChat(host);
  },
});
