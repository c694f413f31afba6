import type { ChatNotificationPreferences } from '@meet/accounts-contract';
import { BehaviorSubject } from 'rxjs';

/** Kinds of notification for messages, shared by the dialog and the sound. Defaults until the server has answered. */
export const chatPreferences = new BehaviorSubject<ChatNotificationPreferences>({ mail: true, web: true });
