import { apiErrorOf, useAskReminderMutation, useEndReminderMutation } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { Checkbox, Field, Meta, SectionTitle, Select, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Today } from './model';

const USUAL_HOUR = 19;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour} h` }));

/** The reminder by mail: only for those who ask, at their hour. */
export function Reminder({ reminder }: { reminder: Today['lembrete'] }) {
  const heading = useId();
  const { user } = useSession();
  const [ask, asking] = useAskReminderMutation();
  const [end, ending] = useEndReminderMutation();
  const isBusy = asking.isLoading || ending.isLoading;
  const error = asking.error ?? ending.error;

  function change(hora: number | null) {
    // What the last change was refused for is said no more.
    asking.reset();
    ending.reset();
    void (hora === null ? end() : ask({ hora }));
  }

  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Lembrete</SectionTitle>
      <Checkbox
        checked={reminder !== null}
        disabled={isBusy}
        onChange={({ target }) => change(target.checked ? USUAL_HOUR : null)}
      >
        Avisar por e-mail quando faltar algo no plano do dia
      </Checkbox>
      {reminder ? (
        <Hour>
          <Field label="A que horas (Brasília)">
            <Select
              options={HOURS}
              value={String(reminder.hora)}
              disabled={isBusy}
              onChange={({ target }) => change(Number(target.value))}
            />
          </Field>
        </Hour>
      ) : null}
      <Meta>
        {reminder && user?.verificou_email_em === ''
          ? 'O primeiro chega depois que você confirmar seu e-mail.'
          : 'No máximo um por dia, e nenhum quando está tudo feito. Cada mensagem tem um link para parar.'}
      </Meta>
      {error ? <Problem role="alert">{apiErrorOf(error).message}</Problem> : null}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space.x1};
`;

const Hour = styled.div`
  max-width: 12rem;
`;

const Problem = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.small};
`;
