import { counted, durationText, figure, questionsOf, routePath, shareText, weekdayText } from '@mapa/domain';
import { Button, FoldedTable, Link, Meta, ProgressBar, SectionTitle, ShareButton, lazyPart, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Today } from '../model';
import { todaysTasks } from '../next-steps';
import { leftOf, minutesText, todayText, weekText } from '../texts';
import { WeekPicture } from './week-picture';

const HoursDialog = lazyPart(() => import('./hours-dialog').then((module) => module.HoursDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** The plan of the week: its progress, today's tasks, and each day. */
export function Week({ today }: { today: Today }) {
  const { plano, hoje } = today;
  const heading = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const hasPlan = plano.minutos.some((minutes) => minutes > 0);
  // Only future days can still take over missed questions.
  const hasDaysAhead = plano.dias.some(({ dia }) => dia > hoje);
  const sum = plano.minutos.reduce((all, minutes) => all + minutes, 0);
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Plano da semana</SectionTitle>
      {hasPlan ? (
        <>
          <TodaysShare today={today} />
          <WeekPicture plan={plano} today={hoje} />
          <p>
            Na semana: <Link to={routePath('performance')}>{weekText(plano)}</Link>
          </p>
          {plano.feitas >= plano.meta ? <WeekDone today={today} /> : null}
          <FoldedTable summary="Ver como tabela" label="Tabela da semana">
            <thead>
              <tr>
                <th scope="col">Dia</th>
                <th scope="col">Feitas</th>
                <th scope="col">Planejadas</th>
                <th scope="col">Tempo</th>
              </tr>
            </thead>
            <tbody>
              {plano.dias.map((day, at) => (
                <tr key={day.dia}>
                  <th scope="row">{weekdayText(day.dia)}</th>
                  <td>
                    {day.feitas > 0 ? (
                      <Link
                        to={routePath('performance')}
                        aria-label={`${counted(day.feitas, 'feita', 'feitas')}, ${weekdayText(day.dia)}`}
                      >
                        {figure(day.feitas)}
                      </Link>
                    ) : (
                      figure(0)
                    )}
                  </td>
                  <td>{day.dia < hoje ? '–' : figure(leftOf(day))}</td>
                  <td>{minutesText(plano.minutos[at] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </FoldedTable>
          {plano.sem_lugar > 0 && hasDaysAhead ? (
            <Meta>
              Se quiser fazer também as {questionsOf(plano.sem_lugar)} que faltam para a meta da semana, acrescente
              tempo a um dos dias que vêm.
            </Meta>
          ) : null}
        </>
      ) : (
        <p>Diga quanto tempo você tem em cada dia, e o plano da semana aparece aqui.</p>
      )}
      <Line>
        <Button variant="secondary" size="small" onClick={() => setIsChoosing(true)}>
          {plano.escolhido ? 'Mudar as horas' : 'Escolher as horas'}
        </Button>
        {hasPlan ? (
          <Meta>
            {durationText(sum * 60_000)} por semana, {durationText(plano.questao_ms)} por questão (
            {plano.tempo_do_estudante ? 'seu tempo mediano' : 'até sabermos o seu tempo'}).
          </Meta>
        ) : null}
      </Line>
      {isChoosing ? <HoursDialog minutes={plano.minutos} onClose={() => setIsChoosing(false)} /> : null}
    </Part>
  );
}

/** Today's tasks and progress; the week's follow. */
function TodaysShare({ today }: { today: Today }) {
  const { plano, hoje } = today;
  const name = useId();
  const at = plano.dias.findIndex(({ dia }) => dia === hoje);
  const day = plano.dias[at];
  if (!day) return null;
  const tasks = todaysTasks(today, day);
  const whole = day.feitas + leftOf(day);
  if (tasks.length === 0 && (plano.minutos[at] ?? 0) === 0) return <p>Hoje é dia de descanso no seu plano.</p>;
  if (whole === 0) return <p>Não há nada planejado para hoje.</p>;
  return (
    <>
      <p>
        Hoje: <strong>{todayText(day)}</strong>
        {tasks.length === 0 ? '. O plano de hoje está feito.' : null}
      </p>
      <ProgressBar label="Questões de hoje" value={day.feitas} max={whole} valueText={todayText(day)} />
      {tasks.length > 0 ? (
        <Tasks>
          <p id={name}>O que cabe nas horas de hoje:</p>
          <ul aria-labelledby={name}>
            {tasks.map(({ key, name: task, share, to }) => (
              <li key={key}>
                <Link to={to}>{task}</Link> <span>{share}</span>
              </li>
            ))}
          </ul>
        </Tasks>
      ) : null}
    </>
  );
}

/** Unobtrusive note that the week's goal is reached, with a share button. */
function WeekDone({ today: { plano, sequencia, semanas } }: { today: Today }) {
  if (plano.meta === 0) return null;
  const week = semanas.at(-1);
  const share = week && week.respondidas > 0 ? shareText(week.certas / week.respondidas) : null;
  return (
    <Line>
      <span>A meta da semana está feita.</span>
      <ShareButton
        size="small"
        picture={{
          title: 'Meta da semana',
          name: `${questionsOf(plano.feitas)} em uma semana`,
          figures: [
            ...(share ? [{ value: share, label: 'de acerto' }] : []),
            ...(sequencia.atual > 0 ? [{ value: figure(sequencia.atual), label: 'dias seguidos' }] : []),
          ],
        }}
      />
    </Line>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1h};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
`;

const Tasks = styled.div`
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
  & > ul > li {
    display: flex;
    align-items: center;
    gap: ${token.space.x2};
    min-height: ${token.target};
    line-height: ${token.leading.snug};
    & + li {
      border-top: 1px solid ${token.color.rule};
    }
  }
  & a {
    min-width: 0;
    padding-block: ${token.space.x1h};
    overflow-wrap: anywhere;
  }
  & span {
    flex: none;
    margin-left: auto;
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
  }
`;
