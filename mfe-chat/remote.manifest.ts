import { defineManifest } from '@meet/contracts/remotes';

export default defineManifest({
  name: 'mfe-chat',
  words: { en_US: 'Chat', fr_FR: 'Discussion', ro_RO: 'Chat' },
  // The composer stands at the bottom, so a footer has no place.
  pages: { chat: { frame: { footer: false } } },
  navigation: [
    {
      page: 'chat',
      words: { en_US: 'Chat', fr_FR: 'Discussion', ro_RO: 'Chat' },
      icon: 'message-circle',
      order: 25,
    },
  ],
  fills: ['shell.chat/v1', 'shell.chatItem/v1', 'chat.preferences/v1', 'dashboard.missed/v1'],
  declares: ['chat.preferences/v1', 'chat.roomMenu/v1', 'chat.messageMenu/v1'],
  hears: ['conversation.requested@1'],
});
