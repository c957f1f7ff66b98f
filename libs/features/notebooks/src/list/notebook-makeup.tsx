import { useNotebookFiltersQuery, type ApiError } from '@mapa/api-client';
import { figure } from '@mapa/domain';
import { ErrorState, FilterSection, Skeleton, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

const SHOWN = 8;

interface Part {
  nome: string;
  questoes: number;
}

/** Composition of a notebook by matéria, board and year, loaded when opened. */
export function NotebookMakeup({ id }: { id: string }) {
  return <FilterSection title="Matérias, bancas e anos">{() => <Makeup id={id} />}</FilterSection>;
}

function Makeup({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useNotebookFiltersQuery({ id });
  if (!currentData) {
    return error ? (
      <ErrorState onRetry={refetch} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    ) : (
      <Skeleton lines={3} height="1.5rem" />
    );
  }
  const { materias, bancas, instituicoes, anos } = currentData;
  const years = anos.toSorted((a, b) => b.ano - a.ano).map(({ ano, questoes }) => ({ nome: String(ano), questoes }));
  return (
    <Parts>
      <Kind name="Matérias" parts={materias} />
      <Kind name="Bancas" parts={bancas} />
      <Kind name="Órgãos" parts={instituicoes} />
      <Kind name="Anos" parts={years} />
    </Parts>
  );
}

function Kind({ name, parts }: { name: string; parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  const more = parts.length - SHOWN;
  return (
    <div>
      <dt>{name}</dt>
      {parts.slice(0, SHOWN).map(({ nome, questoes }) => (
        <dd key={nome}>
          {nome} <Count>{figure(questoes)}</Count>
        </dd>
      ))}
      {more > 0 ? <dd>e mais {figure(more)}</dd> : null}
    </div>
  );
}

const Parts = styled.dl`
  display: grid;
  gap: ${token.space.x1};
  font-size: ${token.size.small};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.half} ${token.space.x2};
  }
  & dt {
    flex: 0 0 100%;
    color: ${token.color.inkFaint};
  }
  & dd {
    min-width: 0;
    overflow-wrap: break-word;
  }
  ${media.medium} {
    & dt {
      flex: 0 0 5rem;
    }
  }
`;

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.size.tiny};
  font-variant-numeric: tabular-nums;
`;
