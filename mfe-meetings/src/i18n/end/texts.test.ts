import { describeTexts } from '@meet/remote-kit/testing';
import en_US from './en_US.json';
import fr_FR from './fr_FR.json';
import ro_RO from './ro_RO.json';

describeTexts('the page after a meeting', { en_US, fr_FR, ro_RO });
