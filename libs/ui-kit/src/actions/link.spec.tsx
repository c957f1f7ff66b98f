import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ButtonLink, Link } from './link';
import { LinkProvider, type LinkSetting } from './link-provider';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

function renderIn(setting: LinkSetting, links: ReactNode) {
  return render(
    <MemoryRouter>
      <LinkProvider value={setting}>
        {links}
        <Where />
      </LinkProvider>
    </MemoryRouter>,
  );
}

const publicSite: LinkSetting = { application: 'public-site' };

describe('Link', () => {
  it('navigates without a new document within its application', async () => {
    renderIn(publicSite, <Link to="/questoes?banca=1">Questões</Link>);
    await userEvent.click(screen.getByRole('link', { name: 'Questões' }));
    expect(screen.getByRole('status')).toHaveTextContent('/questoes');
  });

  it.each(['/area-estudante/mapas/meus-mapas', 'https://ajuda.exemplo.com.br/', '//outro.exemplo.com.br', '#conteudo'])(
    'leaves %s to the browser',
    async (to) => {
      renderIn(publicSite, <ButtonLink to={to}>Ir</ButtonLink>);
      const link = screen.getByRole('link', { name: 'Ir' });
      expect(link).toHaveAttribute('href', to);
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
    },
  );

  it('loads a document for the checkout, which has a policy of its own', async () => {
    renderIn(publicSite, <ButtonLink to="/checkout/plano_pago_primary?mudar=1">Comprar</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Comprar' });
    expect(link).toHaveAttribute('href', '/checkout/plano_pago_primary?mudar=1');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  });

  it('loads a document if it does not know the running application', () => {
    render(<Link to="/questoes">Questões</Link>);
    expect(screen.getByRole('link', { name: 'Questões' })).toHaveAttribute('href', '/questoes');
  });

  it('passes nothing to a page opened in a new tab', () => {
    render(
      <Link to="/termos.pdf" target="_blank">
        Termos
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'Termos' })).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('prefetching', () => {
  let comeIntoView: (element: Element) => void = () => undefined;
  let margin: string | undefined;

  beforeAll(() => {
    class FakeObserver {
      constructor(notify: IntersectionObserverCallback, options: IntersectionObserverInit) {
        margin = options.rootMargin;
        comeIntoView = (target) =>
          notify(
            [{ isIntersecting: true, target } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      observe = jest.fn();
      unobserve = jest.fn();
    }
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('hints at a link of this application 200 px before it is visible', () => {
    const hint = jest.fn();
    renderIn({ application: 'public-site', hint }, <Link to="/provas">Provas</Link>);
    act(() => comeIntoView(screen.getByRole('link', { name: 'Provas' })));
    expect(margin).toBe('200px');
    expect(hint).toHaveBeenCalledWith('/provas');
  });

  it('hints at no link of the other application', () => {
    const hint = jest.fn();
    renderIn({ application: 'public-site', hint }, <Link to="/area-estudante/cadernos">Cadernos</Link>);
    act(() => comeIntoView(screen.getByRole('link', { name: 'Cadernos' })));
    expect(hint).not.toHaveBeenCalled();
  });
});

describe('a prefetched page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function show() {
    const prefetch = jest.fn();
    const links = ['Mapas', 'Provas'].map((name) => (
      <Link key={name} to={`/${name.toLowerCase()}`}>
        {name}
      </Link>
    ));
    renderIn({ application: 'public-site', prefetch }, links);
    return prefetch;
  }
  const link = (name: string) => screen.getByRole('link', { name });

  it.each([
    [
      'a pointer rests on it',
      (one: HTMLElement) => fireEvent.mouseEnter(one),
      (one: HTMLElement) => fireEvent.mouseLeave(one),
    ],
    ['the focus stays on it', (one: HTMLElement) => one.focus(), (one: HTMLElement) => one.blur()],
  ])('is that of a link with %s for 120 ms, and not of one that is passed', (_how, come, go) => {
    const prefetch = show();
    act(() => come(link('Mapas')));
    jest.advanceTimersByTime(119);
    act(() => go(link('Mapas')));
    act(() => come(link('Provas')));
    jest.advanceTimersByTime(120);
    expect(prefetch.mock.calls).toEqual([['/provas']]);
  });

  it('is that of a touched link, at once', () => {
    const prefetch = show();
    fireEvent.touchStart(link('Mapas'));
    expect(prefetch.mock.calls).toEqual([['/mapas']]);
  });
});
