import { shortAreaName } from '@mapa/domain';
import { FlagIcon, HistoryIcon, VisuallyHidden, media, token } from '@mapa/ui-kit';
import { Fragment, useId } from 'react';
import { styled } from 'styled-components';
import type { Sitting } from '../model';
import { restText, type SheetLine } from './answer-sheet';

export interface AnswerSheetGridProps {
  view: Sitting;
  lines: readonly SheetLine[];
  /** Index of the question on screen, from 0. */
  at: number;
  onSelect: (at: number) => void;
}

/** Indexes of an answer sheet's lines by area, as the paper prints them. */
function areasOf(lines: readonly SheetLine[]): { area: string; places: number[] }[] {
  const areas: { area: string; places: number[] }[] = [];
  lines.forEach(({ question: { area } }, place) => {
    const last = areas.at(-1);
    if (last?.area === area) last.places.push(place);
    else areas.push({ area, places: [place] });
  });
  return areas;
}

/** The answer sheet: each number with its marked letter, and a button to its question. */
export function AnswerSheetGrid({ view, lines, at, onSelect }: AnswerSheetGridProps) {
  const id = useId();
  return (
    <Whole>
      {areasOf(lines).map(({ area, places }) => (
        <Fragment key={`${area}-${places[0]}`}>
          {area === '' || view.areas.length === 1 ? null : <Area id={`${id}-${area}`}>{shortAreaName(area)}</Area>}
          <Numbers aria-label={area === '' ? 'Folha de respostas' : `Folha de respostas, ${area}`}>
            {places.map((place) => {
              const line = lines[place];
              return line ? (
                <li key={line.question.id}>
                  <Line
                    type="button"
                    aria-current={place === at ? 'true' : undefined}
                    $isMarked={line.letter !== null}
                    onClick={() => onSelect(place)}
                  >
                    <VisuallyHidden>Questão </VisuallyHidden>
                    <span>{line.label}</span>
                    <VisuallyHidden>{line.letter === null ? ' em branco' : ' marcada '}</VisuallyHidden>
                    <b aria-hidden={line.letter === null}>{line.letter ?? '–'}</b>
                    <VisuallyHidden>{restText(line)}</VisuallyHidden>
                    {line.changes.length > 0 ? <Changed size={12} strokeWidth={2.5} aria-hidden /> : null}
                    {line.isForReview ? <Flag size={12} strokeWidth={3} aria-hidden /> : null}
                  </Line>
                </li>
              ) : null;
            })}
          </Numbers>
        </Fragment>
      ))}
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${token.space.x1};
`;

const Area = styled.h2`
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Numbers = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.25rem, 1fr));
  gap: ${token.space.half};
  padding: 2px;
`;

const Line = styled.button<{ $isMarked: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  width: 100%;
  min-height: ${token.target};
  padding: 2px;
  border: 1px solid ${({ $isMarked }) => ($isMarked ? token.color.edge : token.color.rule)};
  border-radius: ${token.radius.medium};
  background: ${({ $isMarked }) => ($isMarked ? token.color.accentWash : token.color.sheet)};
  color: ${token.color.ink};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  & > span {
    color: ${token.color.inkSoft};
    font-size: ${token.size.tiny};
  }
  & > b {
    font-size: ${token.size.small};
    font-weight: ${token.weight.heavy};
  }
  &[aria-current] {
    border-color: ${token.color.accent};
    box-shadow: inset 0 0 0 1px ${token.color.accent};
  }
  ${media.hover} {
    &:hover {
      border-color: ${token.color.accent};
    }
  }
`;

const Changed = styled(HistoryIcon)`
  position: absolute;
  top: 3px;
  left: 3px;
  color: ${token.color.info};
`;

const Flag = styled(FlagIcon)`
  position: absolute;
  top: 3px;
  right: 3px;
  color: ${token.color.warning};
`;
