import { renderWithProviders } from '@mapa/api-client/testing';
import { screen, within } from '@testing-library/react';
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
  it('says that the site is secure, and the year', () => {
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
    const social = within(screen.getByRole('navigation', { name: 'Redes sociais' })).getAllByRole('link');
    expect(social.map((link) => link.getAttribute('href'))).toEqual([
      'https://exemplo/i',
      'https://exemplo/t',
      'https://exemplo/f',
    ]);
  });
});
