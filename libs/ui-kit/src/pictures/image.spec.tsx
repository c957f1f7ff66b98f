import { render, screen } from '@testing-library/react';
import { Image } from './image';
import { imageSource } from './image-source';

describe('imageSource', () => {
  it('offers the widths of the spec up to the first that holds the picture whole', () => {
    const { src, srcSet } = imageSource('/api/media/a b.png', 700);
    expect(src).toBe('/_next/image?url=%2Fapi%2Fmedia%2Fa%20b.png&w=750&q=75');
    expect(srcSet.split(', ').map((part) => part.split(' ')[1])).toEqual(['256w', '384w', '640w', '750w']);
  });

  it('offers one width for a small picture', () => {
    expect(imageSource('/a.png', 40).srcSet).toBe('/_next/image?url=%2Fa.png&w=48&q=75 48w');
  });

  it('goes no further than the widest', () => {
    expect(imageSource('/a.png', 9000).src).toContain('w=3840');
  });
});

describe('Image', () => {
  it('keeps its place before it arrives and waits until it is near', () => {
    render(<Image src="/a.png" alt="Gráfico de barras" width={700} height={300} />);
    const image = screen.getByRole('img', { name: 'Gráfico de barras' });
    expect(image).toHaveAttribute('width', '700');
    expect(image).toHaveAttribute('height', '300');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads at once when it is seen first', () => {
    render(<Image src="/a.png" alt="Capa" width={700} height={300} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});
