import type { ComponentProps } from 'react';
import { imageSource } from './image-source';

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  src: string;
  /** Alternative text; empty for mere decoration. */
  alt: string;
  /** The picture's own size in pixels; its place is kept in this ratio before it arrives. */
  width: number;
  height: number;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes?: string;
  /** Loads at once: for a picture that is seen first. */
  priority?: boolean;
}

/** A picture in the width that its place needs, through the image endpoint. */
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
