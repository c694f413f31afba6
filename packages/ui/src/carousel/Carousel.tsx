import { Carousel as Chakra } from '@chakra-ui/react/carousel';
import { fillText, HStack, IconButton, useUiTexts } from '@meet/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

export interface CarouselProps {
  label: string;
  slides: readonly ReactNode[];
  index?: number;
  onChange?: (index: number) => void;
}

/** Shows one slide at a time; buttons, dots, arrow keys or swiping change it. It never moves by itself. */
export function Carousel({ label, slides, index, onChange }: CarouselProps) {
  const texts = useUiTexts();
  const [own, setOwn] = useState(0);
  const at = Math.min(index ?? own, slides.length - 1);
  const position = (slide: number) => fillText(texts.slide, { index: slide + 1, count: slides.length });

  return (
    <Chakra.Root
      as="section"
      role="group"
      aria-label={label}
      slideCount={slides.length}
      page={at}
      onPageChange={({ page }) => (setOwn(page), onChange?.(page))}
      translations={{ item: position, indicator: position }}
      display="flex"
      flexDirection="column"
      gap={4}
    >
      <Chakra.ItemGroup ref={stillWhereWished}>
        {slides.map((slide, number) => (
          <Chakra.Item key={number} index={number}>
            {slide}
          </Chakra.Item>
        ))}
      </Chakra.ItemGroup>
      <Chakra.IndicatorGroup display="flex" alignItems="center" justifyContent="center" gap={3}>
        <Chakra.PrevTrigger asChild>
          <IconButton size="sm" label={texts.previous} icon={<ChevronLeft />} />
        </Chakra.PrevTrigger>
        <HStack gap={0}>
          {slides.map((_, slide) => (
            <Chakra.Indicator
              key={slide}
              index={slide}
              aria-current={slide === at || undefined}
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
        <Chakra.NextTrigger asChild>
          <IconButton size="sm" label={texts.next} icon={<ChevronRight />} />
        </Chakra.NextTrigger>
      </Chakra.IndicatorGroup>
    </Chakra.Root>
  );
}

/**
 * Makes scrolling to a slide instant for people who prefer reduced motion: a script animates it, which the page's CSS
 * can't prevent.
 */
function stillWhereWished(slides: HTMLElement | null): void {
  if (!slides) return;
  const glide = slides.scrollTo.bind(slides) as (options?: ScrollToOptions) => void;
  slides.scrollTo = (options?: ScrollToOptions | number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    glide({ ...(options as ScrollToOptions), ...(still && { behavior: 'instant' }) });
  };
}
