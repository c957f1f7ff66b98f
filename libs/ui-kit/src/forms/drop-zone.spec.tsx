import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropZone } from './drop-zone';
import { FileButton } from './file-button';

const PAPER = new File(['%PDF'], 'prova.pdf');
const KEY = new File(['1,A'], 'gabarito.csv');

/** jsdom has no drag events, whose parts `fireEvent` would leave out. */
const leave = (zone: HTMLElement, relatedTarget: Element) =>
  fireEvent(zone, new MouseEvent('dragleave', { bubbles: true, relatedTarget }));

function show() {
  const handleFiles = jest.fn();
  render(
    <DropZone label="Trazer uma prova" onFiles={handleFiles}>
      <p>Solte aqui</p>
      <FileButton label="Arquivos" multiple onFiles={handleFiles}>
        Escolher
      </FileButton>
    </DropZone>,
  );
  return { handleFiles, zone: screen.getByRole('group', { name: 'Trazer uma prova' }) };
}

describe('a place for files', () => {
  it('takes those that are dropped on it, which the browser then does not open', () => {
    const { handleFiles, zone } = show();
    const drop = createEvent.drop(zone, { dataTransfer: { files: [PAPER, KEY] } });
    fireEvent(zone, drop);
    expect([handleFiles.mock.calls, drop.defaultPrevented]).toEqual([[[[PAPER, KEY]]], true]);
  });

  it('shows that it takes them as long as they are held over it, its parts included', () => {
    const { zone } = show();
    expect(zone).not.toHaveAttribute('data-over');
    fireEvent.dragOver(zone);
    expect(zone).toHaveAttribute('data-over');
    leave(zone, screen.getByText('Solte aqui'));
    expect(zone).toHaveAttribute('data-over');
    leave(zone, document.body);
    expect(zone).not.toHaveAttribute('data-over');
  });

  it('takes chosen ones as well, also the same twice', async () => {
    const { handleFiles } = show();
    const input = screen.getByLabelText<HTMLInputElement>('Arquivos');
    const click = jest.spyOn(input, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Escolher' }));
    expect(click).toHaveBeenCalledTimes(1);
    await userEvent.upload(input, [PAPER]);
    await userEvent.upload(input, [PAPER]);
    expect(handleFiles.mock.calls).toEqual([[[PAPER]], [[PAPER]]]);
  });
});
