import { renderWithProviders } from '@mapa/api-client/testing';
import { FREE_PLAN, PLAN_LIMITS } from '@mapa/domain';
import { LinkProvider } from '@mapa/ui-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AboutScreen, HelpScreen } from '.';

const show = (ui: ReactElement) =>
  renderWithProviders(ui, { wrapper: (children) => <LinkProvider value={{ application: 'public-site' }}>{children}</LinkProvider> });

describe('who we are', () => {
  it('has the place that unset profiles lead to, and says so', () => {
    show(<AboutScreen />);
    const profiles = screen.getByRole('region', { name: 'Redes sociais' });
    expect(within(profiles).getByRole('heading')).toHaveAttribute('id', 'redes-sociais');
    expect(profiles).toHaveTextContent('perfis que este site ainda não tem');
  });
});

describe('the help', () => {
  it('answers when it is asked, with the limits in force', async () => {
    show(<HelpScreen />);
    const answer = screen.getByText(/O plano gratuito permite/);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('O que dá para fazer de graça?'));
    expect(answer).toBeVisible();
    expect(answer).toHaveTextContent(String(PLAN_LIMITS[FREE_PLAN].questionsPerDay));
  });

  it('asks no question twice', () => {
    show(<HelpScreen />);
    const questions = [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
    expect(new Set(questions).size).toBe(questions.length);
  });
});
