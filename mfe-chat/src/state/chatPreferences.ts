import type { ChatNotificationPreferences } from '@meet/accounts-contract';
import { BehaviorSubject } from 'rxjs';

/**
 * The person's preferences for the chat, shared by the dialog, the sound and the composer. Until the server answers
 * they are the defaults. Only typing stays hidden until then, because the person may not want to show it.
 */
export const chatPreferences = new BehaviorSubject<ChatNotificationPreferences>({
  mail: true,
  web: true,
  showsTyping: false,
});
