import type { ComponentProps } from 'react';
import { imageSource } from './image-source';

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  src: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** The picture's own size in pixels; its space is reserved in this ratio before it loads. */
  width: number;
  height: number;
  /** Display width, as in HTML's `sizes`. */
  sizes?: string;
  /** Loads at once: for a picture visible first. */
  priority?: boolean;
}

/** A picture in the width that its container needs, through the image endpoint. */
export function Image({ src, alt, width, height, sizes, priority = false, ...rest }: ImageProps) {
  return (
    <img
      decoding="async"
      {...rest}
      {...imageSource(src, width)}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes ?? `(max-width: ${width}px) 100vw, ${width}px`}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
