import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './menu';
import { Tabs } from './tabs';

// jsdom has no PointerEvent, which a menu raises for the keyboard.
beforeAll(() => {
  globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
});

describe('Menu', () => {
  const handleLogout = jest.fn();
  const renderMenu = () =>
    render(
      <Menu trigger={<Button>Marina</Button>}>
        <MenuLink to="/area-estudante/minha-conta">Minha Conta</MenuLink>
        <MenuSeparator />
        <MenuItem onSelect={handleLogout}>Sair</MenuItem>
      </Menu>,
    );

  it('is used by keyboard: arrows move, Enter chooses, and the focus returns', async () => {
    renderMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Minha Conta' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Sair' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(handleLogout).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Marina' })).toHaveFocus();
  });

  it('hides no focusable element', async () => {
    renderMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Marina' }));
    await screen.findByRole('menu');
    await waitFor(() => expect(document.querySelector('[tabindex="0"][aria-hidden]')).toBeNull());
    expect(document.querySelector('[data-base-ui-focus-guard]')).not.toBeNull();
  });

  it('holds real links', async () => {
    renderMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Marina' }));
    expect(await screen.findByRole('menuitem', { name: 'Minha Conta' })).toHaveAttribute(
      'href',
      '/area-estudante/minha-conta',
    );
  });
});

describe('Tabs', () => {
  const items = [
    { value: 'gabarito', label: 'Gabarito comentado', panel: 'A letra C.' },
    { value: 'comentarios', label: 'Comentários', count: 12, panel: 'Boa questão.' },
  ];

  it('shows the first panel, and another one by keyboard', async () => {
    render(<Tabs label="Sobre a questão" items={items} />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('A letra C.');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tabpanel', { name: /Comentários/ })).toHaveTextContent('Boa questão.');
  });

  it('reports the choice to the caller and shows what the caller sets', async () => {
    const handleChange = jest.fn();
    render(<Tabs label="Sobre a questão" items={items} value={null} onChange={handleChange} />);
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: /Comentários/ }));
    expect(handleChange).toHaveBeenCalledWith('comentarios');
  });
});
