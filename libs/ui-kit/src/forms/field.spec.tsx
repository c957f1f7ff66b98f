import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { Chip } from './chip';
import { ChipToggle } from './chip-toggle';
import { Field } from './field';
import { PasswordInput } from './password-input';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

describe('Field', () => {
  it('associates label, hint and error with its control', () => {
    render(
      <Field label="E-mail" hint="Usamos só para entrar." error="Preencha o campo e-mail" required>
        <TextInput name="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Preencha o campo e-mail Usamos só para entrar.');
  });

  it('has no description without hint and error', () => {
    render(
      <Field label="Observação" optional>
        <TextArea />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Observação (opcional)' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it("is overruled by the control's own attributes", () => {
    render(
      <Field label="E-mail" error="Já em uso">
        <TextInput aria-invalid={false} />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeValid();
  });

  it('leaves a control outside a field unchanged', () => {
    render(<TextInput aria-label="Buscar" aria-invalid />);
    expect(screen.getByRole('textbox', { name: 'Buscar' })).toBeInvalid();
  });
});

describe('PasswordInput', () => {
  it('shows and hides the typed text', async () => {
    render(
      <Field label="Senha">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Senha');
    await userEvent.type(input, 'segredo');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('segredo');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('choices', () => {
  it('chooses from a list, or nothing', async () => {
    const handleChange = jest.fn();
    render(
      <Field label="Banca">
        <Select
          emptyLabel="Todas"
          options={[{ value: '7', label: 'Fundação Ipê' }]}
          onChange={(event) => handleChange(event.target.value)}
        />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'Banca' });
    await userEvent.selectOptions(select, 'Fundação Ipê');
    await userEvent.selectOptions(select, 'Todas');
    expect(handleChange.mock.calls).toEqual([['7'], ['']]);
  });

  it('ticks a checkbox by its label, and shows its error', async () => {
    render(<Checkbox error="Favor aceitar os termos">Eu aceito</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'Eu aceito' });
    expect(box).toHaveAccessibleDescription('Favor aceitar os termos');
    await userEvent.click(screen.getByText('Eu aceito'));
    expect(box).toBeChecked();
  });

  it('turns a chip on and off by keyboard', async () => {
    function Example() {
      const [on, setOn] = useState(false);
      return (
        <ChipToggle pressed={on} onClick={() => setOn(!on)} count={12}>
          Médio
        </ChipToggle>
      );
    }
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: /Médio/, pressed: true })).toHaveFocus();
  });

  it('removes a chosen filter, which its label names', async () => {
    const handleRemove = jest.fn();
    render(<Chip name="Ano: 2024" onRemove={handleRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remover filtro Ano: 2024' }));
    expect(handleRemove).toHaveBeenCalledTimes(1);
  });
});
