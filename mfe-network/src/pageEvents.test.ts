import { describePageEvents } from '@meet/remote-kit/testing';
import manifest from '../remote.manifest.ts';
import remote from './remote.tsx';

describePageEvents(remote, manifest);
