import { renderWithProviders } from '@mapa/api-client/testing';
import { screen } from '@testing-library/react';
import { Footer } from './footer';

const outside = {
  helpCenterUrl: 'https://ajuda.exemplo/',
  aboutUrl: 'https://exemplo/sobre',
  instagramUrl: 'https://exemplo/i',
  twitterUrl: 'https://exemplo/t',
  facebookUrl: 'https://exemplo/f',
};
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the footer', () => {
  it('says that the place is safe, and the year', () => {
    renderWithProviders(<Footer viewer={null} outside={outside} />);
    expect(screen.getByText('Ambiente 100% Seguro')).toBeInTheDocument();
    expect(screen.getByText(`© ${new Date().getFullYear()} Mapa`)).toBeInTheDocument();
  });

  it('shows every link', () => {
    renderWithProviders(<Footer viewer={null} outside={outside} />);
    expect(links()).toEqual([
      'Mapa',
      'Quem somos',
      'Política de Privacidade',
      'Planos',
      'Fale Conosco',
      'Instagram',
      'Twitter',
      'Facebook',
    ]);
  });

  it('leaves out a profile without an address, and their list where there is none', () => {
    const { unmount } = renderWithProviders(
      <Footer viewer={null} outside={{ ...outside, instagramUrl: '', twitterUrl: '' }} />,
    );
    expect(links().slice(-2)).toEqual(['Fale Conosco', 'Facebook']);
    unmount();
    renderWithProviders(
      <Footer viewer={null} outside={{ ...outside, instagramUrl: '', twitterUrl: '', facebookUrl: '' }} />,
    );
    expect(links().at(-1)).toBe('Fale Conosco');
    expect(screen.queryByRole('navigation', { name: 'Redes sociais' })).toBeNull();
  });
});
