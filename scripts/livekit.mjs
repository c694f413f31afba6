// npm run livekit: builds the LiveKit server of tools/livekit into .cache/livekit and prints its path.
import { buildLiveKit, LIVEKIT } from './lib/livekit.mjs';

if (!buildLiveKit()) process.exit(1);
console.log(LIVEKIT);
