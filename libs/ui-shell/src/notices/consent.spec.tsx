import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ana, clearBrowser, enterBy, openShell } from '../testing/open-shell';

interface Tagged {
  dataLayer?: Record<string, unknown>[];
}
const pushed = () => ((window as Tagged).dataLayer ?? []).map(({ event, logado }) => [event, logado]);
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const question = () => screen.findByRole('region', { name: 'Privacidade' });
const choose = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }));

/** Each test has its own document: what the module remembers of a loaded script goes with it. */
async function openDocument(route: string, gtmId = 'GTM-TESTE1') {
  return openShell(route, { gtmId });
}

afterEach(() => {
  clearBrowser();
  Reflect.deleteProperty(window, 'dataLayer');
});

describe('the question about tags', () => {
  it('is not asked without a tag manager', async () => {
    await openDocument('/questoes', '');
    await screen.findByRole('button', { name: 'Entrar' });
    expect(screen.queryByRole('region', { name: 'Privacidade' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Preferências de privacidade' })).not.toBeInTheDocument();
  });

  it('is not asked at a secret address', async () => {
    localStorage.setItem('mapa_consentimento', 'aceito');
    await openDocument('/nova-senha/segredo');
    expect([scripts(), pushed()]).toEqual([[], []]);
    expect(screen.queryByRole('region', { name: 'Privacidade' })).not.toBeInTheDocument();
  });

  it('loads nothing until it is answered, and nothing after a no, which is stored', async () => {
    await openDocument('/questoes');
    await question();
    expect([scripts(), pushed()]).toEqual([[], []]);
    await choose('Recusar');
    expect(screen.queryByRole('region', { name: 'Privacidade' })).not.toBeInTheDocument();
    expect([scripts(), pushed(), localStorage.getItem('mapa_consentimento')]).toEqual([[], [], 'recusado']);
  });

  it('can be answered again from the footer', async () => {
    localStorage.setItem('mapa_consentimento', 'recusado');
    await openDocument('/questoes');
    await userEvent.click(screen.getByRole('button', { name: 'Preferências de privacidade' }));
    const bar = await question();
    expect(bar).toHaveFocus();
    expect(within(bar).getByText(/você recusou/)).toBeInTheDocument();
  });
});

describe('tags', () => {
  it('load after consent, learn whether somebody is signed in at the start and at a login, and never who', async () => {
    await openDocument('/questoes');
    await choose('Aceitar');
    expect(localStorage.getItem('mapa_consentimento')).toBe('aceito');
    expect(scripts()).toEqual(['https://etiquetas.exemplo/gtm.js?id=GTM-TESTE1']);
    expect(pushed()).toEqual([
      ['gtm.js', undefined],
      ['sessao', false],
    ]);
    await enterBy();
    await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });
    expect(pushed().at(-1)).toEqual(['sessao', true]);
    const text = JSON.stringify((window as Tagged).dataLayer);
    for (const secret of [ana.nome, 'Ana', ana.email, ana.id, 'token']) expect(text).not.toContain(secret);
  });

  it('stop once another tab has withdrawn the consent', async () => {
    localStorage.setItem('mapa_consentimento', 'aceito');
    await openDocument('/questoes');
    await screen.findByRole('button', { name: 'Entrar' });
    localStorage.setItem('mapa_consentimento', 'recusado');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mapa_consentimento' })));
    const before = pushed().length;
    await enterBy();
    await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });
    expect(pushed()).toHaveLength(before);
  });
});
