import { describeTexts } from '@meet/remote-kit/testing';
import en_US from './i18n/en_US.json';
import fr_FR from './i18n/fr_FR.json';
import ro_RO from './i18n/ro_RO.json';

describeTexts('signing in', { en_US, fr_FR, ro_RO });
