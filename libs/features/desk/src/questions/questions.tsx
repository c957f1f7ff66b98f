import { useBankQuestionsQuery, useDraftsQuery } from '@mapa/api-client';
import { counted, DESK_QUESTION_FILTERS, type BankSituation } from '@mapa/domain';
import {
  ActiveFilters,
  Checkbox,
  EmptyState,
  filterChoices,
  SearchIcon,
  useListAddress,
  VisuallyHidden,
  type NameOf,
} from '@mapa/ui-kit';
import { BulkBar } from '../acts/bulk-bar';
import { useSelection } from '../acts/use-selection';
import { FoundRows } from '../lists/found';
import type { BankLine } from '../model';
import { DraftRow } from './draft-row';
import { namesOf } from './names';
import { QuestionFilterBar } from './question-filter-bar';
import { QuestionRow } from './question-row';
import { QUESTIONS_ADDRESS, type QuestionFilters } from './questions-address';

/** Questions of the bank, or doubtful drafts, by the filter in the address. */
export function Questions({ viewer }: { viewer: string }) {
  const { filters, change } = useListAddress(QUESTIONS_ADDRESS);
  const { situacao, busca, page, ...others } = filters;
  const words = { ...(busca && { busca }), ...(page && { page }) };
  return (
    <>
      <QuestionFilterBar filters={filters} onChange={change} />
      {situacao === 'rascunho' ? (
        <Drafts asked={words} />
      ) : (
        <Bank asked={{ ...others, ...words, ...(situacao && { situacao }) }} canChange={viewer !== 'professor'} />
      )}
    </>
  );
}

type BankFilters = Omit<QuestionFilters, 'situacao'> & { situacao?: BankSituation };

function Bank({ asked, canChange }: { asked: BankFilters; canChange: boolean }) {
  const query = useBankQuestionsQuery(asked);
  const selection = useSelection(JSON.stringify({ ...asked, page: 1 }));
  const shown = (query.currentData?.data ?? []).map(({ id }) => id);
  const choiceOf = ({ id, codigo }: BankLine) => (
    <Checkbox checked={selection.has(id)} onChange={({ target }) => selection.set([id], target.checked)}>
      <VisuallyHidden>Escolher {codigo}</VisuallyHidden>
    </Checkbox>
  );
  return (
    <>
      <Chips filters={asked} nameOf={namesOf(query.currentData?.data ?? [])} />
      <FoundRows
        label="Questões"
        query={query}
        count={(total) => counted(total, 'questão', 'questões')}
        failure="As questões não puderam ser carregadas"
        empty={NOTHING}
        pages={pagesOf(asked)}
      >
        {({ data }) =>
          data.map((question) => (
            <QuestionRow key={question.id} question={question} choice={canChange ? choiceOf(question) : null} />
          ))
        }
      </FoundRows>
      {canChange && (shown.length > 0 || selection.ids.length > 0) ? (
        <BulkBar selection={selection} shown={shown} />
      ) : null}
    </>
  );
}

/** Drafts are in no paper of the bank, so they can only be searched by words. */
function Drafts({ asked }: { asked: Pick<QuestionFilters, 'busca' | 'page'> }) {
  const query = useDraftsQuery(asked);
  const filters: QuestionFilters = { ...asked, situacao: 'rascunho' };
  return (
    <>
      <Chips filters={filters} nameOf={namesOf([])} />
      <FoundRows
        label="Rascunhos"
        query={query}
        count={(total) => counted(total, 'rascunho em dúvida', 'rascunhos em dúvida')}
        failure="Os rascunhos não puderam ser carregados"
        empty={NOTHING}
        pages={pagesOf(filters)}
      >
        {({ data }) => data.map((draft) => <DraftRow key={`${draft.prova.id}:${draft.posicao}`} draft={draft} />)}
      </FoundRows>
    </>
  );
}

const NOTHING = (
  <EmptyState icon={<SearchIcon />} title="Nenhuma questão encontrada">
    Retire um dos filtros ou busque menos palavras.
  </EmptyState>
);

const pagesOf = (filters: QuestionFilters) => ({
  linkTo: (page: number) => QUESTIONS_ADDRESS.to(QUESTIONS_ADDRESS.change(filters, { page })),
});

function Chips({ filters, nameOf }: { filters: QuestionFilters; nameOf: NameOf }) {
  const { change, replace } = useListAddress(QUESTIONS_ADDRESS);
  const choices = filterChoices<QuestionFilters>(DESK_QUESTION_FILTERS, filters, nameOf);
  return <ActiveFilters choices={choices} onChange={change} onClear={() => replace({})} />;
}
