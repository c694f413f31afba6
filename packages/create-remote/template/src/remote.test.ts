import { describeExtensions } from '@meet/remote-kit/testing';
import manifest from '../remote.manifest.ts';
import texts from './i18n/en_US.json' with { type: 'json' };
import remote from './remote.tsx';

describeExtensions(
  remote,
  manifest,
  { 'exampleThings.welcome/v1': { name: 'Ana' } },
  { texts, namespace: manifest.name },
);
