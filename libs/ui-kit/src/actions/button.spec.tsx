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
