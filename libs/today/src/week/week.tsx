import { counted, durationText, figure, questionsOf, routePath, weekdayText } from '@mapa/domain';
import { Button, FoldedTable, Link, Meta, ProgressBar, SectionTitle, lazyPart, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Today } from '../model';
import { dayTasks } from '../next-steps';
import { leftOf, minutesText, weekText } from '../texts';
import { WeekPicture } from './week-picture';

const HoursDialog = lazyPart(() => import('./hours-dialog').then((module) => module.HoursDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** The plan of the week: how far it is, what today asks for, and each day. */
export function Week({ today }: { today: Today }) {
  const { plano, hoje } = today;
  const heading = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const hasPlan = plano.minutos.some((minutes) => minutes > 0);
  const sum = plano.minutos.reduce((all, minutes) => all + minutes, 0);
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Plano da semana</SectionTitle>
      {hasPlan ? (
        <>
          <p>
            <Link to={routePath('performance')}>{weekText(plano)}</Link> nesta semana
          </p>
          <ProgressBar label="Questões da semana" value={plano.feitas} max={plano.meta} valueText={weekText(plano)} />
          <TodaysTasks today={today} />
          <WeekPicture plan={plano} today={hoje} />
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
          {plano.sem_lugar > 0 ? (
            <Meta>
              {questionsOf(plano.sem_lugar)} não {plano.sem_lugar === 1 ? 'cabe' : 'cabem'} mais nas horas desta semana.
              A próxima começa do zero.
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

function TodaysTasks({ today }: { today: Today }) {
  const { plano, hoje } = today;
  const name = useId();
  const at = plano.dias.findIndex(({ dia }) => dia === hoje);
  const day = plano.dias[at];
  if (!day) return null;
  const tasks = dayTasks(today, day);
  if (tasks.length > 0)
    return (
      <Tasks>
        <p id={name}>O que cabe nas horas de hoje:</p>
        <ul aria-labelledby={name}>
          {tasks.map(({ key, text, to }) => (
            <li key={key}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </Tasks>
    );
  if ((plano.minutos[at] ?? 0) === 0) return <p>Hoje é dia de descanso no seu plano.</p>;
  return <p>{day.feitas > 0 ? 'O plano de hoje está feito.' : 'Não há nada planejado para hoje.'}</p>;
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
  overflow-wrap: anywhere;
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.x3};
    line-height: 2.25rem;
  }
`;
