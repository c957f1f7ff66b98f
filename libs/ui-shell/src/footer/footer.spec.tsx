import { renderWithProviders } from '@mapa/api-client/testing';
import { screen } from '@testing-library/react';
import { Footer } from './footer';

const nowhere = { helpCenterUrl: '', aboutUrl: '', instagramUrl: '', twitterUrl: '', facebookUrl: '' };
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the footer', () => {
  it('says that the place is safe, and the year', () => {
    renderWithProviders(<Footer viewer={null} available={[]} outside={nowhere} />);
    expect(screen.getByText('Ambiente 100% Seguro')).toBeInTheDocument();
    expect(screen.getByText(`© ${new Date().getFullYear()} Mapa`)).toBeInTheDocument();
  });

  it('shows only links that lead somewhere', () => {
    renderWithProviders(<Footer viewer={null} available={[]} outside={nowhere} />);
    expect(links()).toEqual(['Mapa']);
  });

  it('shows every link that is configured or has a screen', () => {
    const outside = {
      helpCenterUrl: 'https://ajuda.exemplo/',
      aboutUrl: 'https://exemplo/sobre',
      instagramUrl: 'https://exemplo/i',
      twitterUrl: 'https://exemplo/t',
      facebookUrl: 'https://exemplo/f',
    };
    renderWithProviders(<Footer viewer={null} available={['privacy', 'plans']} outside={outside} />);
    expect(links()).toEqual(['Mapa', 'Quem somos', 'Política de Privacidade', 'Planos', 'Fale Conosco', 'Instagram', 'Twitter', 'Facebook']);
  });
});
