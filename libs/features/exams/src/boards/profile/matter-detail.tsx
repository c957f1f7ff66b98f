import { useQuestionIncidenceQuery } from '@mapa/api-client';
import { ErrorState, Link, Meta, Skeleton, media, token, WeightList } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { boardLinks } from '../links';
import type { BoardMatter, BoardProfile } from '../model';
import { SampleNote } from './sample-note';
import { yearName } from '../years/years';

const FIRST_ROWS = 8;

interface MatterDetailProps {
  board: BoardProfile;
  matter: BoardMatter;
}

/** Details of a matéria of a board: the shares of its assuntos, and its weight in each year. */
export function MatterDetail({ board, matter }: MatterDetailProps) {
  const years = board.anos.map(({ ano, questoes }, index) => ({
    key: ano ?? 0,
    name: yearName(ano),
    part: matter.por_ano[index] ?? 0,
    whole: questoes,
  }));
  return (
    <Near>
      <div>
        <Title>Assuntos, dentro da matéria</Title>
        <Subjects board={board} matter={matter} />
      </div>
      <div>
        <Title>Parte da matéria em cada ano</Title>
        <WeightList label={`${matter.nome} em cada ano`} weights={years} first={FIRST_ROWS} />
      </div>
    </Near>
  );
}

function Subjects({ board, matter }: MatterDetailProps) {
  const query = { banca_id: [board.id], materia_id: [matter.id] };
  const { currentData, isError, isFetching, refetch } = useQuestionIncidenceQuery(query);
  if (isError && !currentData)
    return <ErrorState title="Os assuntos não puderam ser carregados" onRetry={refetch} busy={isFetching} />;
  if (!currentData) {
    return (
      <div role="status" aria-busy aria-label="Carregando assuntos">
        <Skeleton lines={6} height="1.5rem" />
      </div>
    );
  }
  const weights = currentData.data
    .filter(({ pai_id }) => pai_id === matter.id)
    .map(({ id, nome, questoes }) => ({
      key: id,
      part: questoes,
      whole: currentData.total,
      name: (
        <Link look="quiet" to={boardLinks.ofSubject(board.id, id)}>
          {nome}
        </Link>
      ),
    }));
  if (weights.length === 0) return <Meta>As questões desta matéria não estão divididas em assuntos.</Meta>;
  return (
    <>
      <SampleNote size={currentData.total} />
      <WeightList label={`Assuntos de ${matter.nome}`} weights={weights} first={FIRST_ROWS} />
    </>
  );
}

const Near = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  margin-block: ${token.space.x1h} ${token.space.x2};
  padding-left: ${token.space.x2};
  border-left: 2px solid ${token.color.rule};
  font-size: ${token.size.small};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space.x4};
  }
`;

const Title = styled.h3`
  font-family: ${token.family.serif};
  margin-bottom: ${token.space.x1h};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;
