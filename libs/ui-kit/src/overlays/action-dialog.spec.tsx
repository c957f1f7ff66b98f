import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionDialog, type ActionDialogProps } from './action-dialog';

function show(props: Partial<ActionDialogProps> = {}) {
  const handleAct = jest.fn();
  const handleClose = jest.fn();
  render(
    <ActionDialog title="Recomeçar?" action="Recomeçar" onAct={handleAct} onClose={handleClose} {...props}>
      <form
        id="motivo"
        onSubmit={(event) => {
          event.preventDefault();
          handleAct('submitted');
        }}
      />
    </ActionDialog>,
  );
  return { handleAct, handleClose };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a dialog of an action', () => {
  it('acts by one button, and changes nothing by the other', async () => {
    const { handleAct, handleClose } = show({ stay: 'Ficar como está' });
    await userEvent.click(button('Recomeçar'));
    expect([handleAct.mock.calls.length, handleClose.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(button('Ficar como está'));
    expect([handleAct.mock.calls.length, handleClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('submits its form where it has one', async () => {
    const { handleAct } = show({ form: 'motivo' });
    await userEvent.click(button('Recomeçar'));
    expect(handleAct.mock.calls).toEqual([['submitted']]);
  });

  it('is not left while the action is under way', async () => {
    const { handleClose } = show({ busy: true });
    await userEvent.keyboard('{Escape}');
    for (const name of ['Cancelar', 'Fechar']) expect(button(name)).toBeDisabled();
    await userEvent.click(document.body);
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('is left by the Escape key otherwise', async () => {
    const { handleClose } = show();
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});
