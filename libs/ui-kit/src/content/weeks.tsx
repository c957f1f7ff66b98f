import { counted, durationText, figure, shareText, shortCalendarText, tallyText } from '@mapa/domain';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../actions/link';
import { FoldedTable } from './folded-table';
import { token } from '../theme/token';
import { Meta, SectionTitle } from '../typography/title';
import { Columns } from './columns';

interface Week {
  /** Its Monday, AAAA-MM-DD. */
  inicio: string;
  respostas: number;
  respondidas: number;
  certas: number;
  tempo_mediano_ms: number | null;
}

interface WeeksProps {
  weeks: readonly Week[];
  title: string;
  /** Link of a week's numbers, on pages about something else. */
  to?: string;
  /** Content below the table. */
  children?: ReactNode;
}

/** The week that begins on a day: "semana de 16 de nov.". */
const weekText = ({ inicio }: Week): string => `semana de ${shortCalendarText(inicio)}`;

/** Answers, accuracy and time per week: three charts with a common axis, and a table with the same data. */
export function Weeks({ weeks, title, to, children }: WeeksProps) {
  const heading = useId();
  const most = Math.max(...weeks.map(({ respostas }) => respostas), 1);
  const slowest = Math.max(...weeks.map(({ tempo_mediano_ms }) => tempo_mediano_ms ?? 0), 1);
  const sum = weeks.reduce((all, { respostas }) => all + respostas, 0);
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>{title}</SectionTitle>
      <Pictures>
        <Columns
          caption={
            <span>
              <strong>Respostas</strong> até {figure(most)} por semana
            </span>
          }
          label={`${counted(sum, 'resposta', 'respostas')} em ${counted(weeks.length, 'semana', 'semanas')}`}
          columns={weeks.map((week) => ({
            key: week.inicio,
            height: week.respostas / most,
            value: `${weekText(week)}: ${figure(week.respostas)}`,
          }))}
        />
        <Columns
          caption={
            <span>
              <strong>Acerto</strong> na primeira resposta, de 0% a 100%
            </span>
          }
          label="Acerto em cada semana"
          tone="correct"
          columns={weeks.map((week) => ({
            key: week.inicio,
            height: week.respondidas > 0 ? week.certas / week.respondidas : null,
            value: `${weekText(week)}: ${tallyText(week)}`,
          }))}
        />
        <Columns
          caption={
            <span>
              <strong>Tempo por questão</strong> mediana, até {durationText(slowest)}
            </span>
          }
          label="Tempo mediano por questão em cada semana"
          columns={weeks.map((week) => ({
            key: week.inicio,
            height: week.tempo_mediano_ms === null ? null : week.tempo_mediano_ms / slowest,
            value: `${weekText(week)}: ${week.tempo_mediano_ms === null ? '–' : durationText(week.tempo_mediano_ms)}`,
          }))}
        />
      </Pictures>
      <FoldedTable summary="Ver como tabela" label="Tabela das semanas">
        <thead>
          <tr>
            <th scope="col">Semana</th>
            <th scope="col">Respostas</th>
            <th scope="col">Certas na primeira</th>
            <th scope="col">Tempo</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.inicio}>
              <th scope="row">{weekText(week)}</th>
              <td>
                <WeekFigure
                  to={week.respostas > 0 ? to : undefined}
                  name={`${counted(week.respostas, 'resposta', 'respostas')}, ${weekText(week)}`}
                >
                  {figure(week.respostas)}
                </WeekFigure>
              </td>
              <td>
                <WeekFigure
                  to={week.respondidas > 0 ? to : undefined}
                  name={`${tallyText(week)} certas na primeira, ${weekText(week)}`}
                >
                  {tallyText(week)}
                </WeekFigure>
              </td>
              <td>{week.tempo_mediano_ms === null ? '–' : durationText(week.tempo_mediano_ms)}</td>
            </tr>
          ))}
        </tbody>
      </FoldedTable>
      <Meta>As semanas começam na segunda-feira, no horário de Brasília. {firstAnswersText(weeks)}</Meta>
      {children}
    </Part>
  );
}

function WeekFigure({ to, name, children }: { to: string | undefined; name: string; children: string }) {
  return to === undefined ? (
    children
  ) : (
    <Link to={to} aria-label={name}>
      {children}
    </Link>
  );
}

function firstAnswersText(weeks: readonly Week[]): string {
  const [answered, correct] = [
    weeks.reduce((all, { respondidas }) => all + respondidas, 0),
    weeks.reduce((all, { certas }) => all + certas, 0),
  ];
  return answered === 0 ? '' : `Nelas, ${shareText(correct / answered)} das primeiras respostas estavam certas.`;
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x2};
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  strong {
    font-weight: ${token.weight.strong};
  }
`;
