import { useTexts } from '@meet/remote-kit';
import { Button } from '@meet/ui';
import { Volume2 } from '@meet/ui/icons';
import { useEffect, useState } from 'react';
import { playChime } from '../../state/playChime.ts';

/** Plays two notes with a text, so that the person can check whether they would hear others. */
export function SpeakerTest() {
  const t = useTexts();
  const [playing, setPlaying] = useState<AudioContext>();

  useEffect(() => {
    if (!playing) return;
    const over = setTimeout(() => setPlaying(undefined), playChime(playing) * 1000);
    return () => {
      clearTimeout(over);
      void playing.close();
    };
  }, [playing]);

  if (typeof AudioContext === 'undefined') return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Volume2 aria-hidden />}
      aria-pressed={playing !== undefined}
      onClick={() => setPlaying(new AudioContext())}
    >
      {t(playing ? 'preview.speakerPlaying' : 'preview.speakerTest')}
    </Button>
  );
}
