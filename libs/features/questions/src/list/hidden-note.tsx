import type { QuestionCount } from '../model';
import { counted, figure } from '@mapa/domain';
import { Link, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { changeFilters, questionsAddress, type Filters } from '../filters/filter-params';

/** The questions that the list excludes by default: "3 anuladas e 1 desatualizada ocultas"; null if there are none. */
export function hiddenText({ anuladas, desatualizadas }: QuestionCount['ocultas']): string | null {
  const name = (count: number, one: string, many: string) => (count === 0 ? [] : [counted(count, one, many)]);
  const parts = [...name(anuladas, 'anulada', 'anuladas'), ...name(desatualizadas, 'desatualizada', 'desatualizadas')];
  if (parts.length === 0) return null;
  return `${parts.join(' e ')} ${hiddenWord(anuladas + desatualizadas)}`;
}

const hiddenWord = (count: number): string => (count === 1 ? 'oculta' : 'ocultas');

/** Number of hidden questions, with a link that includes them; on a phone in one line, so that the list starts high. */
export function HiddenNote({ hidden, filters }: { hidden: QuestionCount['ocultas']; filters: Filters }) {
  const words = hiddenText(hidden);
  if (!words) return null;
  const count = hidden.anuladas + hidden.desatualizadas;
  const shown = changeFilters(filters, { anuladas: 'incluir', desatualizadas: 'incluir' });
  return (
    <Note>
      <Full>{words}</Full>
      <Short>
        {figure(count)} {hiddenWord(count)}
      </Short>{' '}
      —{' '}
      <Link to={questionsAddress(shown)} aria-label={`Mostrar ${words}`}>
        mostrar
      </Link>
    </Note>
  );
}

const Note = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;

const Full = styled.span`
  display: none;
  ${media.large} {
    display: inline;
  }
`;

const Short = styled.span`
  ${media.large} {
    display: none;
  }
`;
