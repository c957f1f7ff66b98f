import { apiErrorOf, useAskReminderMutation, useEndReminderMutation, useTodayQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { Checkbox, ErrorState, Field, Meta, SectionTitle, Select, Skeleton, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Today } from './model';

const USUAL_HOUR = 19;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour} h` }));

type Wish = Today['lembrete'];

/** The mail reminder as a section of Hoje. */
export function Reminder({ reminder }: { reminder: Wish }) {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Lembrete</SectionTitle>
      <ReminderSwitch reminder={reminder} />
    </Part>
  );
}

/** The reminder's switch for a page without the student's day: it loads the setting itself. */
export function OwnReminder() {
  const { data, error, isFetching, refetch } = useTodayQuery();
  if (data) return <ReminderSwitch reminder={data.lembrete ?? null} />;
  if (!error) return <Skeleton height="4.5rem" />;
  return (
    <ErrorState onRetry={refetch} busy={isFetching}>
      {apiErrorOf(error).message}
    </ErrorState>
  );
}

/** Switches the mail reminder, and chooses its hour. */
function ReminderSwitch({ reminder }: { reminder: Wish }) {
  const { user } = useSession();
  const [ask, asking] = useAskReminderMutation();
  const [end, ending] = useEndReminderMutation();
  const isBusy = asking.isLoading || ending.isLoading;
  const error = asking.error ?? ending.error;

  function change(hora: number | null) {
    // Clears the error of the last change.
    asking.reset();
    ending.reset();
    void (hora === null ? end() : ask({ hora }));
  }

  return (
    <Switch>
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
    </Switch>
  );
}

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space.x1};
`;

const Switch = styled.div`
  display: grid;
  gap: ${token.space.x1};
`;

const Hour = styled.div`
  max-width: 12rem;
`;

const Problem = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.small};
`;
