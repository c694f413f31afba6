import { Box, fillText, HStack, IconButton, Stack, useUiTexts } from '@meet/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

export interface CarouselProps {
  label: string;
  slides: readonly ReactNode[];
  index?: number;
  onChange?: (index: number) => void;
}

/** One slide at a time, by buttons, dots, arrow keys or swiping. It never moves by itself. */
export function Carousel({ label, slides, index, onChange }: CarouselProps) {
  const texts = useUiTexts();
  const [own, setOwn] = useState(0);
  const [swipeFrom, setSwipeFrom] = useState<number>();
  const at = Math.min(index ?? own, slides.length - 1);
  const go = (next: number) => {
    if (next < 0 || next >= slides.length) return;
    setOwn(next);
    onChange?.(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(at - 1);
    if (event.key === 'ArrowRight') go(at + 1);
  };
  const handleSwipeEnd = (x: number) => {
    const moved = swipeFrom === undefined ? 0 : x - swipeFrom;
    setSwipeFrom(undefined);
    if (Math.abs(moved) > 48) go(moved < 0 ? at + 1 : at - 1);
  };
  const position = (slide: number) => fillText(texts.slide, { index: slide + 1, count: slides.length });

  return (
    <Stack as="section" gap={4} role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={handleKey}>
      <Box
        key={at}
        role="group"
        aria-roledescription="slide"
        aria-label={position(at)}
        aria-live="polite"
        animation="fadeIn {durations.slow} {easings.out}"
        touchAction="pan-y"
        onPointerDown={(event) => setSwipeFrom(event.clientX)}
        onPointerUp={(event) => handleSwipeEnd(event.clientX)}
      >
        {slides[at]}
      </Box>
      <HStack justifyContent="center" gap={3}>
        <IconButton
          size="sm"
          label={texts.previous}
          icon={<ChevronLeft />}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        <HStack gap={0}>
          {slides.map((_, slide) => (
            <Box
              as="button"
              key={slide}
              aria-label={position(slide)}
              aria-current={slide === at || undefined}
              onClick={() => go(slide)}
              boxSize={6}
              display="grid"
              placeItems="center"
              borderRadius="full"
              cursor="pointer"
              _before={{
                content: '""',
                boxSize: 2,
                borderRadius: 'full',
                bg: slide === at ? 'accent.solid' : 'border.control',
              }}
            />
          ))}
        </HStack>
        <IconButton
          size="sm"
          label={texts.next}
          icon={<ChevronRight />}
          disabled={at === slides.length - 1}
          onClick={() => go(at + 1)}
        />
      </HStack>
    </Stack>
  );
}
