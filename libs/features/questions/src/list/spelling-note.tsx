import type { QuestionPage } from '../model';
import { choiceListText, QUESTION_FILTERS } from '@mapa/domain';
import { Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { changeFilters, questionsAddress, type Filters } from '../filters/filter-params';

type Spelling = QuestionPage['grafia'];

const quoted = (text: string) => `“${text}”`;

/** A filter with the search that was actually made instead of the typed one. */
export const searchedFilters = (filters: Filters, spelling: Spelling): Filters =>
  spelling?.usada && spelling.busca.length <= QUESTION_FILTERS.busca.maxLength
    ? { ...filters, busca: spelling.busca }
    : filters;

interface SpellingNoteProps {
  spelling: Spelling;
  filters: Filters;
}

/** The search made for mistyped words, with a link to the typed one; or a suggestion. */
export function SpellingNote({ spelling, filters }: SpellingNoteProps) {
  // The element stays even if empty: only changes of an existing element are announced.
  return <Note role="status">{spelling ? <Words spelling={spelling} filters={filters} /> : null}</Note>;
}

function Words({ spelling, filters }: { spelling: NonNullable<Spelling>; filters: Filters }) {
  const linkTo = (busca: string) => questionsAddress(changeFilters(filters, { busca }));
  if (!spelling.usada) {
    return (
      <>
        Você quis dizer <Link to={linkTo(spelling.busca)}>{quoted(spelling.busca)}</Link>?
      </>
    );
  }
  const typed = spelling.palavras.map(({ digitada }) => quoted(digitada));
  return (
    <>
      Mostrando resultados de <strong>{quoted(spelling.busca)}</strong>. Nenhuma questão tem {choiceListText(typed)}.{' '}
      {spelling.exata.length <= QUESTION_FILTERS.busca.maxLength ? (
        <Link to={linkTo(spelling.exata)}>Buscar exatamente o que digitei</Link>
      ) : null}
    </>
  );
}

const Note = styled.p`
  color: ${token.color.inkSoft};
  overflow-wrap: anywhere;
  /* In one piece: a thumb aims at the middle of what it sees. */
  a {
    display: inline-block;
  }
  &:empty {
    margin-top: calc(-1 * ${token.space.x1h});
  }
`;
