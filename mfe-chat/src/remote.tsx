import { chatTexts } from '@meet/chat-contract/texts';
import { defineRemote } from '@meet/remote-kit';
import { offerRooms } from './features/palette/offerRooms.ts';
import { getChat, endChat } from './state/getChat.ts';

export default defineRemote({
  id: 'mfe-chat',
  texts: {
    en_US: () => import('./i18n/en_US.json', { with: { type: 'json' } }),
    fr_FR: () => import('./i18n/fr_FR.json', { with: { type: 'json' } }),
    ro_RO: () => import('./i18n/ro_RO.json', { with: { type: 'json' } }),
  },
  contractTexts: [chatTexts],
  routes: {
    chat: {
      title: 'widget.title',
      personal: {},
      load: async () => (await import('./page/ChatPage.tsx')).ChatPage,
    },
  },
  extensions: {
    'shell.chat/v1': {
      load: async () => (await import('./widget/ChatWidget.tsx')).ChatWidget,
    },
    'shell.chatItem/v1': {
      load: async () => (await import('./widget/ChatItem.tsx')).ChatItem,
    },
    'dashboard.missed/v1': {
      load: async () => (await import('./features/dashboard/UnreadRooms.tsx')).UnreadRooms,
    },
    'chat.preferences/v1': {
      load: async () => (await import('./features/preferences/ChatPreferencesDialog.tsx')).ChatPreferencesDialog,
    },
  },
  setup(host) {
    const { state, isAdmin } = host.session$.value;
    const hasChats = state === 'signed-in' && !isAdmin;
    if (hasChats) getChat(host);
    const takeBack = hasChats ? offerRooms(host) : undefined;
    return () => {
      takeBack?.();
      endChat(host);
    };
  },
});
