import { useQuestionFiltersQuery, type ApiError } from '@mapa/api-client';
import { questionsOf } from '@mapa/domain';
import { ErrorState, FilterSection, HeatRow, Link, Meta, Skeleton, heatWidth, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { changeFilters, questionsAddress } from '../filters/filter-params';
import type { subjectOf } from './next-steps';

const SHOWN_BOARDS = 6;
const SHOWN_YEARS = 5;

type Subject = NonNullable<ReturnType<typeof subjectOf>>;

/** Boards and years in which a subject was asked, loaded when opened. */
export function SubjectBoards({ subject }: { subject: Subject }) {
  return <FilterSection title="Quem mais cobra este assunto">{() => <Boards {...subject} />}</FilterSection>;
}

function Boards({ id, filters }: Subject) {
  const { currentData, error, isFetching, refetch } = useQuestionFiltersQuery({ id });
  if (!currentData) {
    return error ? (
      <ErrorState onRetry={refetch} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    ) : (
      <Skeleton lines={4} height="2rem" />
    );
  }
  const boards = currentData.bancas.slice(0, SHOWN_BOARDS);
  const years = currentData.anos.toSorted((a, b) => b.ano - a.ano).slice(0, SHOWN_YEARS);
  if (boards.length === 0 && years.length === 0)
    return <Meta>Ainda não se sabe de que bancas e anos são as questões deste assunto.</Meta>;
  return (
    <>
      <ol aria-label="Bancas que mais cobram este assunto">
        {boards.map((board) => (
          <li key={board.id}>
            <HeatRow
              name={board.nome}
              figure={questionsOf(board.questoes)}
              width={heatWidth(board.questoes, boards[0]?.questoes ?? 0)}
              to={questionsAddress(changeFilters(filters, { banca_id: [board.id] }))}
            />
          </li>
        ))}
      </ol>
      <Years aria-label="Anos mais recentes">
        {years.map(({ ano, questoes }) => (
          <li key={ano}>
            <Link to={questionsAddress(changeFilters(filters, { ano: [ano] }))}>{ano}</Link>: {questionsOf(questoes)}
          </li>
        ))}
      </Years>
    </>
  );
}

const Years = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x3};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
