import { IMAGE_DEFAULT_QUALITY, IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS } from '@mapa/domain';

const ladder = [...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS].sort((a, b) => a - b);
const widest = ladder.at(-1) ?? 0;

/** The address of a picture from the image endpoint; `width` is one of the spec's widths. */
const imageUrl = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_DEFAULT_QUALITY}`;

/** The smallest of the spec's widths that is at least `pixels`, or the greatest. */
const widthFor = (pixels: number): number => ladder.find((width) => width >= pixels) ?? widest;

export interface ImageSource {
  src: string;
  srcSet: string;
}

/** All useful widths for a picture of `intrinsicWidth` pixels: none above the first that is at least as wide. */
export function imageSource(src: string, intrinsicWidth: number): ImageSource {
  const whole = widthFor(intrinsicWidth);
  const smallest = Math.min(whole, widthFor(Math.min(intrinsicWidth, 256)));
  const widths = ladder.filter((width) => width >= smallest && width <= whole);
  return {
    src: imageUrl(src, whole),
    srcSet: widths.map((width) => `${imageUrl(src, width)} ${width}w`).join(', '),
  };
}
