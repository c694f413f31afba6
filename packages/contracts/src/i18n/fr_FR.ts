import core from '../core/i18n/fr_FR.json' with { type: 'json' };
import accounts from '../accounts/i18n/fr_FR.json' with { type: 'json' };
import meetings from '../meetings/i18n/fr_FR.json' with { type: 'json' };
import network from '../network/i18n/fr_FR.json' with { type: 'json' };
import chat from '../chat/i18n/fr_FR.json' with { type: 'json' };
import notifications from '../notifications/i18n/fr_FR.json' with { type: 'json' };
import graphql from '../graphql/i18n/fr_FR.json' with { type: 'json' };
import { mergeTexts } from './mergeTexts.ts';

export const texts = mergeTexts(core, accounts, meetings, network, chat, notifications, graphql);
