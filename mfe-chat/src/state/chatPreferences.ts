import type { ChatNotificationPreferences } from '@meet/accounts-contract';
import { BehaviorSubject } from 'rxjs';

/**
 * The person's preferences for the chat, shared by the dialog, the sound and the composer. Until the server has answered
 * they are the defaults, but nobody is told that the person types: they may not want it.
 */
export const chatPreferences = new BehaviorSubject<ChatNotificationPreferences>({
  mail: true,
  web: true,
  showsTyping: false,
});
