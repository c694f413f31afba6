import { describeFacts } from '@meet/remote-kit/testing';
import manifest from '../remote.manifest.ts';
import remote from './remote.tsx';

describeFacts(remote, manifest);
