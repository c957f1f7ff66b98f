import type { QuestionCount, QuestionPage } from '../model';
import { Button, ButtonLink, EmptyState, Meta, Pagination, SearchIcon, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { changeFilters, countChoices, questionsAddress, type Filters } from '../filters/filter-params';
import { hiddenText } from './hidden-note';
import { QuestionItem } from './question-item';

interface QuestionListProps {
  page: QuestionPage;
  filters: Filters;
  hidden: QuestionCount['ocultas'] | undefined;
  onClear: () => void;
}

/** The questions of a page, or the next step when there are none. */
export function QuestionList({ page, filters, hidden, onClear }: QuestionListProps) {
  const { data, current_page, last_page, per_page, total, ate, estado_ate } = page;
  if (data.length === 0) return <Nothing filters={filters} hidden={hidden} total={total} onClear={onClear} />;
  const first = (current_page - 1) * per_page + 1;
  // The first page shows new questions; later pages, and every page of a list by the own state, keep the state at its
  // reading.
  const linkTo = (next: number) =>
    questionsAddress(
      changeFilters(filters, { page: next, ...((next > 1 || estado_ate !== undefined) && { ate, estado_ate }) }),
    );
  return (
    <>
      <List start={first}>
        {data.map((question, at) => (
          <QuestionItem key={question.id} question={question} position={first + at} />
        ))}
      </List>
      <Foot>
        {current_page === last_page ? <Meta>Fim da lista.</Meta> : null}
        <Pagination page={current_page} lastPage={last_page} linkTo={linkTo} />
      </Foot>
    </>
  );
}

type NothingProps = Pick<QuestionListProps, 'filters' | 'hidden' | 'onClear'> & { total: number };

function Nothing({ filters, hidden, total, onClear }: NothingProps) {
  const icon = <SearchIcon />;
  if (total > 0) {
    return (
      <EmptyState
        icon={icon}
        title="Esta página não existe"
        action={<ButtonLink to={questionsAddress(changeFilters(filters, {}))}>Ir para a primeira página</ButtonLink>}
      />
    );
  }
  const words = hidden && hiddenText(hidden);
  if (words) {
    const shown = changeFilters(filters, { anuladas: 'incluir', desatualizadas: 'incluir' });
    return (
      <EmptyState
        icon={icon}
        title="Só há questões ocultas"
        action={<ButtonLink to={questionsAddress(shown)}>Mostrar</ButtonLink>}
      >
        Este filtro encontra {words}.
      </EmptyState>
    );
  }
  if (countChoices(filters) === 0) {
    return <EmptyState icon={icon} title="Ainda não há questões" />;
  }
  return (
    <EmptyState
      icon={icon}
      title="Nenhuma questão encontrada"
      action={<Button onClick={onClear}>Limpar filtros</Button>}
    >
      Retire um dos filtros ou busque por menos palavras.
    </EmptyState>
  );
}

/** While no question is focused, keys act on the one being read. */
const List = styled.ol`
  ${media.hover} {
    &:not(:focus-within) [data-current]::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 calc(-1 * ${token.space.x2});
      width: 3px;
      border-radius: ${token.radius.pill};
      background: ${token.color.rule};
    }
  }
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.x2};
  padding-block: ${token.space.x3} ${token.space.x4};
  border-top: 1px solid ${token.color.rule};
`;
