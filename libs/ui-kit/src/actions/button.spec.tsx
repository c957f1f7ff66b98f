import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { IconButton } from './icon-button';

describe('Button', () => {
  it('acts when pressed and does not submit a form by itself', async () => {
    const handlePress = jest.fn();
    const handleSubmit = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button onClick={handlePress}>Responder</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    expect(handlePress).toHaveBeenCalledTimes(1);
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('regains the focus after a request, unless it has moved elsewhere', async () => {
    const page = (busy: boolean) => (
      <>
        <Button busy={busy}>Pagar</Button>
        <Button>Outro</Button>
      </>
    );
    const { rerender } = render(page(false));
    const button = screen.getByRole('button', { name: 'Pagar' });
    const wait = () => {
      button.focus();
      rerender(page(true));
      // Browsers blur a disabled element, and jsdom does not.
      button.blur();
    };
    wait();
    rerender(page(false));
    expect(button).toHaveFocus();
    wait();
    await userEvent.click(screen.getByRole('button', { name: 'Outro' }));
    rerender(page(false));
    expect(screen.getByRole('button', { name: 'Outro' })).toHaveFocus();
  });

  it('says "Aguarde..." and cannot be pressed while busy', async () => {
    const handlePress = jest.fn();
    render(
      <Button busy onClick={handlePress}>
        Entrar
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Aguarde...' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(handlePress).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('is found by its label', () => {
    render(<IconButton label="Favoritar">*</IconButton>);
    expect(screen.getByRole('button', { name: 'Favoritar' })).toBeEnabled();
  });
});
