import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useArrowKeys } from './use-arrow-keys';

function Subjects({ current }: { current?: string }) {
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list);
  return (
    <>
      <ul ref={list}>
        {['Crase', 'Verbo', 'Sujeito'].map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <button type="button">Questão</button>
    </>
  );
}

describe('a list of subjects, by keyboard', () => {
  it('is one stop of Tab, at the current subject', async () => {
    render(<Subjects current="Verbo" />);
    await userEvent.tab();
    expect(screen.getByText('Verbo')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText('Questão')).toHaveFocus();
  });

  it('is navigated by arrows, Home and End, which do not reach other handlers', async () => {
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    render(<Subjects />);
    await userEvent.tab();
    heard.mockClear();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(screen.getByText('Sujeito')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByText('Verbo')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('Crase')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('Sujeito')).toHaveFocus();
    expect(heard).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(screen.getByText('Sujeito')).toHaveFocus();
    document.removeEventListener('keydown', heard);
  });
});
