import type { Background, PictureProblem } from '@meet/meeting-room/background';
import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { Banner, Box, Button, Dialog, ErrorState, Grid, Skeleton, Stack, Text } from '@meet/ui';
import { ImagePlus } from '@meet/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { BackgroundControl, BackgroundModule } from '../../state/createBackgroundControl.ts';

export interface BackgroundDialogProps {
  background: BackgroundControl;
  onClose: () => void;
}

/** Lets the person choose what others see behind them: nothing, blur, one of three pictures, or a picture of their own. */
export function BackgroundDialog({ background, onClose }: BackgroundDialogProps) {
  const t = useTexts();
  const { part, hasFailed, retry } = useBackgroundModule(background);
  return (
    <Dialog open onClose={onClose} title={t('preview.background')} size="md">
      {part && <Choices background={background} part={part} />}
      {hasFailed && <ErrorState title={t('kit:fault.short', { name: t('preview.background') })} onRetry={retry} />}
      {!part && !hasFailed && <Skeleton h="16rem" />}
    </Dialog>
  );
}

/** Says that the background is too much for this device. The person decides, since without it others see their room. */
export function BackgroundSlow({ background }: Pick<BackgroundDialogProps, 'background'>) {
  const { i18n } = useHost();
  const { part } = useBackgroundModule(background);
  if (!part) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        <Button size="sm" variant="ghost" onClick={() => void background.choose('none')}>
          {part.getBackgroundText(i18n.locale, 'backgroundRemove')}
        </Button>
      }
    >
      {part.getBackgroundText(i18n.locale, 'backgroundSlow')}
    </Banner>
  );
}

/** Loads the part that draws backgrounds and has their texts. */
function useBackgroundModule(background: BackgroundControl) {
  const [loaded, setLoaded] = useState<{ part?: BackgroundModule; hasFailed: boolean }>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    background.load().then(
      (part) => setLoaded({ part, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    );
  }, [background, attempt]);
  const retry = () => {
    setLoaded({ hasFailed: false });
    setAttempt((count) => count + 1);
  };
  return { ...loaded, retry };
}

function Choices({ background, part }: { background: BackgroundControl; part: BackgroundModule }) {
  const { i18n } = useHost();
  const text = (key: Parameters<BackgroundModule['getBackgroundText']>[1]) => part.getBackgroundText(i18n.locale, key);
  const choice = useBehavior(background.choice$);
  const state = useBehavior(background.state$);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PictureProblem>();
  const [ownUrl, setOwnUrl] = useState<string>();
  const [version, setVersion] = useState(0);

  useEffect(() => {
    let url: string | undefined;
    let isCurrent = true;
    void part.readOwnPicture().then((picture) => {
      if (!picture || !isCurrent) return;
      url = URL.createObjectURL(picture);
      setOwnUrl(url);
    });
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [part, version]);

  const take = async (chosen: File) => {
    const found = await part.keepOwnPicture(chosen);
    setProblem(found);
    if (found) return;
    setVersion((count) => count + 1);
    await background.choose('own');
  };
  const shown = part.BACKGROUNDS.filter((name) => name !== 'own' || ownUrl !== undefined);
  const message = part.STATE_TEXTS[state];

  return (
    <Stack gap={4}>
      <Text tone="muted">{text('backgroundHint')}</Text>
      <Grid
        role="group"
        aria-label={text('backgroundTitle')}
        gridTemplateColumns="repeat(auto-fill, minmax(104px, 1fr))"
        gap={2}
      >
        {shown.map((name) => (
          <Choice
            key={name}
            name={name}
            label={text(`background_${name}`)}
            pressed={name === choice}
            picture={
              name === 'own' ? ownUrl : part.isPicture(name) ? part.getPictureUrl(name, background.base) : undefined
            }
            onChoose={() => void background.choose(name)}
          />
        ))}
      </Grid>
      <Stack gap={1} alignItems="flex-start">
        <input
          ref={file}
          type="file"
          hidden
          accept={part.PICTURE_TYPES}
          aria-label={text('backgroundAdd')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // Without a reset the browser fires no change event when the same file is chosen again.
            target.value = '';
            if (chosen) void take(chosen);
          }}
        />
        <Button size="sm" variant="secondary" icon={<ImagePlus aria-hidden />} onClick={() => file.current?.click()}>
          {text('backgroundAdd')}
        </Button>
        <Text size="xs" tone="muted">
          {text('backgroundAddHint')}
        </Text>
      </Stack>
      {problem && (
        <Banner tone="danger" role="alert">
          {text(`picture_${problem}`)}
        </Banner>
      )}
      <Text size="sm" role="status" minH="1lh">
        {message && text(message)}
      </Text>
    </Stack>
  );
}

interface ChoiceProps {
  name: Background;
  label: string;
  pressed: boolean;
  picture: string | undefined;
  onChoose: () => void;
}

/** Samples of the choices that are no pictures. */
const SAMPLES: Partial<Record<Background, string>> = {
  none: 'linear-gradient(to top right, #e4e0ea 49%, #77707f 49% 51%, #e4e0ea 51%)',
  'blur-light': 'radial-gradient(circle at 30% 40%, #9d8df0 0 12%, #4a4358 42%)',
  blur: 'radial-gradient(circle at 30% 40%, #9d8df0 0, #4a4358 90%)',
};

function Choice({ name, label, pressed, picture, onChoose }: ChoiceProps) {
  return (
    <Box
      as="button"
      {...{ type: 'button' }}
      aria-pressed={pressed}
      onClick={onChoose}
      display="grid"
      gap={1.5}
      p={1.5}
      borderWidth="2px"
      borderColor={pressed ? 'accent.solid' : 'transparent'}
      borderRadius="12px"
      bg={pressed ? 'bg.muted' : 'transparent'}
      cursor="pointer"
      fontSize="sm"
      _hover={{ bg: 'bg.muted' }}
    >
      <Box aspectRatio="16 / 9" borderRadius="8px" overflow="hidden" bgImage={SAMPLES[name]} aria-hidden>
        {picture && <Box as="img" {...{ src: picture, alt: '' }} w="full" h="full" objectFit="cover" />}
      </Box>
      {label}
    </Box>
  );
}
