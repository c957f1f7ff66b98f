import { apiErrorOf, useWriteStudyPlanMutation } from '@mapa/api-client';
import { durationText } from '@mapa/domain';
import { Button, Dialog, Field, Select, toast, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { minutesText } from '../texts';

const CHOICES = [0, 15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720];
const NAMES = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'];

/** Chooses how long to study on each day of the week. */
export function HoursDialog({ minutes, onClose }: { minutes: readonly number[]; onClose: () => void }) {
  const form = useId();
  const [chosen, setChosen] = useState(() => [...minutes]);
  const [write, { isLoading, error }] = useWriteStudyPlanMutation();
  const sum = chosen.reduce((all, one) => all + one, 0);

  async function handleSave() {
    const { error: failure } = await write({ minutos: chosen });
    if (failure) return;
    toast.success('O plano da semana foi refeito.');
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Horas de estudo"
      description="Um dia sem estudo é descanso: não interrompe seus dias seguidos."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form} busy={isLoading}>
            Salvar
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void handleSave();
        }}
      >
        {NAMES.map((name, at) => (
          <Field key={name} label={name}>
            <Select
              value={String(chosen[at] ?? 0)}
              onChange={({ target }) => setChosen(chosen.map((one, day) => (day === at ? Number(target.value) : one)))}
              options={[...new Set([...CHOICES, minutes[at] ?? 0])]
                .sort((one, other) => one - other)
                .map((value) => ({ value: String(value), label: minutesText(value) }))}
            />
          </Field>
        ))}
        <p role="status">{sum === 0 ? 'Sem horas não há plano.' : `${durationText(sum * 60_000)} por semana`}</p>
        {error ? <Problem role="alert">{apiErrorOf(error).message}</Problem> : null}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.x2};
  & > p {
    align-self: end;
  }
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  color: ${token.color.danger};
  font-size: ${token.size.small};
`;
