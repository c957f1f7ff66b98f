import { renderWithProviders } from '@mapa/api-client/testing';
import { FREE_PLAN, PLAN_LIMITS, RECOVERY_LINK_MINUTES, TOKEN_MAX_AGE_S } from '@mapa/domain';
import { LinkProvider } from '@mapa/ui-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AboutScreen, HelpScreen, PrivacyScreen } from '.';

const show = (ui: ReactElement) =>
  renderWithProviders(ui, {
    wrapper: (children) => <LinkProvider value={{ application: 'public-site' }}>{children}</LinkProvider>,
  });

describe('who we are', () => {
  it('names no social network without a profile', () => {
    show(<AboutScreen />);
    expect(screen.queryByText(/Redes sociais/)).toBeNull();
  });
});

describe('the help', () => {
  it('answers questions when opened, with the limits in force', async () => {
    show(<HelpScreen contactEmail="" privacyEmail="" />);
    const answer = screen.getByText(/O plano gratuito permite/);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('O que dá para fazer de graça?'));
    expect(answer).toBeVisible();
    expect(answer).toHaveTextContent(String(PLAN_LIMITS[FREE_PLAN].questionsPerDay));
  });

  it('lists no question twice', () => {
    show(<HelpScreen contactEmail="" privacyEmail="" />);
    const questions = [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('the contact', () => {
  const contact = () => screen.getByRole('region', { name: 'Fale com a gente' });

  it('is an address where one is set', () => {
    show(<HelpScreen contactEmail="ajuda@exemplo.com.br" privacyEmail="" />);
    expect(within(contact()).getByRole('link', { name: 'ajuda@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:ajuda@exemplo.com.br',
    );
  });

  it('is the address for personal data that the page of privacy names', () => {
    show(<HelpScreen contactEmail="" privacyEmail="dados@exemplo.com.br" />);
    expect(within(contact()).getByRole('link', { name: 'dados@exemplo.com.br' })).toBeVisible();
  });

  it('is said to be missing if none is configured', () => {
    show(<HelpScreen contactEmail="" privacyEmail="" />);
    expect(contact()).toHaveTextContent('Este site ainda não tem um e-mail de atendimento.');
  });
});

describe('the page of privacy', () => {
  const setting = { email: '', helpUrl: '/ajuda', measures: false };

  it('says which data the checkout asks for and which are kept', () => {
    show(<PrivacyScreen {...setting} />);
    const kept = screen.getByText('Assinatura:').closest('li');
    expect(kept).toHaveTextContent(/nome e CPF de quem paga.*endereço/);
    expect(kept).toHaveTextContent(/O número do cartão nunca/);
    expect(screen.getByText(/Mercado Pago/)).toBeVisible();
    expect(screen.getByText(/Apagada a conta/)).toHaveTextContent(/pagamentos.*sem nome, CPF e endereço/);
    expect(document.body).not.toHaveTextContent('nenhum dado de pagamento é pedido');
  });

  it('links its contents to each of its parts', () => {
    show(<PrivacyScreen {...setting} />);
    const links = within(screen.getByRole('navigation', { name: 'Conteúdo' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(7);
    for (const link of links) {
      const title = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(title).toHaveTextContent(link.textContent);
    }
  });

  it('says how long cookies and links last', () => {
    show(<PrivacyScreen {...setting} />);
    expect(screen.getByText('jwt_token').closest('li')).toHaveTextContent(`${TOKEN_MAX_AGE_S / 86_400} dias`);
    expect(screen.getByText(/Links enviados por e-mail/)).toHaveTextContent(`${RECOVERY_LINK_MINUTES} minutos`);
  });

  it('links to what a student can do without help', () => {
    show(<PrivacyScreen {...setting} />);
    const links = screen.getAllByRole('link', { name: 'Minha conta' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['dados', 'perfil', 'apagar'].map((part) => `/area-estudante/minha-conta#${part}`));
  });

  it('mentions measurement only if it is on, and names the contact', () => {
    const { unmount } = show(<PrivacyScreen {...setting} />);
    expect(screen.getByText('Este site não usa cookies de medição nem de publicidade.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fale Conosco' })).toHaveAttribute('href', '/ajuda');
    unmount();
    show(<PrivacyScreen {...setting} measures email="dados@exemplo.com.br" />);
    expect(screen.getByText(/Google Tag Manager mede/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'dados@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:dados@exemplo.com.br',
    );
  });
});
