import { render, screen } from '@testing-library/react';
import { Image } from './image';
import { imageSource } from './image-source';

describe('imageSource', () => {
  it('offers the widths of the specification up to the first that covers the picture', () => {
    const { src, srcSet } = imageSource('/api/media/a b.png', 700);
    expect(src).toBe('/_next/image?url=%2Fapi%2Fmedia%2Fa%20b.png&w=750&q=75');
    expect(srcSet.split(', ').map((part) => part.split(' ')[1])).toEqual(['256w', '384w', '640w', '750w']);
  });

  it('offers one width for a small picture', () => {
    expect(imageSource('/a.png', 40).srcSet).toBe('/_next/image?url=%2Fa.png&w=48&q=75 48w');
  });

  it('stops at the widest', () => {
    expect(imageSource('/a.png', 9000).src).toContain('w=3840');
  });
});

describe('Image', () => {
  it('keeps its space before it is loaded and waits until it is near', () => {
    render(<Image src="/a.png" alt="Gráfico de barras" width={700} height={300} />);
    const image = screen.getByRole('img', { name: 'Gráfico de barras' });
    expect(image).toHaveAttribute('width', '700');
    expect(image).toHaveAttribute('height', '300');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads at once if it is visible at first', () => {
    render(<Image src="/a.png" alt="Capa" width={700} height={300} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});
