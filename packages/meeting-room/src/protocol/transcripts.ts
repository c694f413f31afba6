/** Maximum of characters of one person's speech without a break, for the transcript. */
export const SPEECH_MAX = 2_000;

export type TranscriptRefusal = 'not-host' | 'too-often' | 'full' | 'failed';
