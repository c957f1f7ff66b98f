import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Toaster, toast } from '../feedback/toaster';
import { TextInput } from '../forms/text-input';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

function Opener({ children }: { children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Entrar</Button>
      {children(open, setOpen)}
      <Toaster />
    </>
  );
}

const login = (open: boolean, setOpen: (open: boolean) => void) => (
  <Dialog open={open} onOpenChange={setOpen} title="Entre ou cadastre-se" description="Para continuar">
    <TextInput aria-label="E-mail" />
  </Dialog>
);
const filters = (open: boolean, setOpen: (open: boolean) => void) => (
  <Drawer open={open} onOpenChange={setOpen} title="Filtros" side="left">
    <TextInput aria-label="Texto" />
  </Drawer>
);

describe.each([
  ['Dialog', login, 'Entre ou cadastre-se'],
  ['Drawer', filters, 'Filtros'],
])('%s', (_kind, children, name) => {
  it('opens under its title, takes the focus, and gives it back on Escape', async () => {
    render(<Opener>{children}</Opener>);
    const opener = screen.getByRole('button', { name: 'Entrar' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('closes by its button', async () => {
    render(<Opener>{children}</Opener>);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a notice over a dialog', () => {
  it('is read out, and closing it leaves the dialog open', async () => {
    render(<Opener>{login}</Opener>);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByRole('dialog', { description: 'Para continuar' });
    act(() => void toast.error('E-mail ou senha incorretos.', { duration: 10_000 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
