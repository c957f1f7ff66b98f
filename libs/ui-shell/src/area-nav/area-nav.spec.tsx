import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, openAsStudent, openShell } from '../testing/open-shell';

/** The row of wide windows and the bar of small ones; the style shows one of them. */
const navs = () => screen.findAllByRole('navigation', { name: 'Área do estudante' });
const both = async () => {
  await screen.findByRole('button', { name: 'Mais' });
  return navs();
};
const namesIn = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const known = () => screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });

/** A window that matches the media queries of small ones. */
const inSmallWindow = () =>
  Object.assign(window, {
    matchMedia: (condition: string) =>
      Object.assign(new EventTarget(), { matches: condition.startsWith('(max-width'), media: condition }),
  });

afterEach(() => {
  clearBrowser();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe("the navigation between a student's screens", () => {
  it('is a row of all of them, and in a small window a bar of four with the others under Mais', async () => {
    inSmallWindow();
    await openAsStudent('/area-estudante/hoje');
    const [row, bar] = (await both()) as [HTMLElement, HTMLElement];
    expect(namesIn(row)).toEqual(['Hoje', 'Meus mapas', 'Simulados', 'Cadernos', 'Revisão', 'Desempenho', 'Favoritas']);
    expect(namesIn(bar)).toEqual(['Hoje', 'Mapas', 'Simulados', 'Revisão']);
    await userEvent.click(within(bar).getByRole('button', { name: 'Mais' }));
    const more = within(await screen.findByRole('dialog', { name: 'Mais' }));
    expect(more.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Cadernos',
      'Desempenho',
      'Favoritas',
    ]);
    expect(more.getByRole('link', { name: 'Desempenho' })).toHaveAttribute('href', '/area-estudante/desempenho');
    await userEvent.keyboard('{Escape}');
    expect(within(bar).getByRole('button', { name: 'Mais' })).toHaveFocus();
  });

  it('marks the current screen, also under Mais', async () => {
    inSmallWindow();
    await openAsStudent('/area-estudante/desempenho/3');
    const [row, bar] = (await both()) as [HTMLElement, HTMLElement];
    expect(within(row).getByRole('link', { current: 'page' })).toHaveTextContent('Desempenho');
    expect(within(bar).queryByRole('link', { current: 'page' })).toBeNull();
    expect(within(bar).getByRole('button', { name: 'Mais', current: true })).toBeInTheDocument();
  });

  it('is shown on the public pages to a student, and to nobody else', async () => {
    inSmallWindow();
    await openShell('/questoes');
    await screen.findByRole('button', { name: 'Entrar' });
    expect(screen.queryByRole('navigation', { name: 'Área do estudante' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Mapa, página inicial' })).toHaveLength(2);
    clearBrowser();
    await openAsStudent('/questoes');
    await known();
    expect(await both()).toHaveLength(2);
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Mapa, hoje' })).toHaveAttribute(
      'href',
      '/area-estudante/hoje',
    );
  });

  it('links nobody out of a running simulado', async () => {
    inSmallWindow();
    await openAsStudent('/area-estudante/simulados/7');
    await known();
    expect(screen.queryByRole('navigation', { name: 'Área do estudante' })).not.toBeInTheDocument();
  });

  it('gives way at the end of a small window to the question answered there', async () => {
    inSmallWindow();
    await openAsStudent('/area-estudante/mapas/questoes/7');
    await known();
    expect((await navs()).map(namesIn)).toEqual([expect.arrayContaining(['Desempenho'])]);
  });
});
