import { shortCalendarText } from '@mapa/domain';
import { accuracyLook, type AccuracyLevel, token, ValueReader } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Road, RoadWeek } from '../model';
import { PARTS, type Part, roadWeekText } from './texts';

const LEVELS: Partial<Record<Part, AccuracyLevel>> = { fortes: 4, em_aberto: 3, fracos: 1 };
const lookOf = (part: Part) => ({ $level: LEVELS[part] ?? null, $isPlanned: part === 'planejados' });

/** The weeks side by side, each as a column of its parts: the past as it was, what is planned behind a line. */
export function RoadPicture({ road: { semanas, data_prova } }: { road: Road }) {
  const today = semanas.findLastIndex(({ prevista }) => !prevista);
  const isPlanned = semanas.length > today + 1;
  return (
    <ValueReader
      label="O programa, semana a semana"
      values={semanas.map(roadWeekText)}
      first={Math.max(today, 0)}
      below
    >
      {(shown) => (
        <Picture>
          <Weeks>
            {semanas.map((week, at) => (
              <Column
                key={`${week.inicio} ${week.prevista ? 'plano' : ''}`}
                $isShown={at === shown}
                $isFirstPlanned={at === today + 1}
              >
                {PARTS.toReversed().map(({ key }) => (
                  <Share key={key} {...lookOf(key)} $height={week[key]} />
                ))}
              </Column>
            ))}
          </Weeks>
          <Axis aria-hidden>
            <span>{shortCalendarText(semanas[0]?.inicio ?? '')}</span>
            {isPlanned && today > 0 ? <Now $at={(today + 1) / semanas.length}>hoje</Now> : null}
            <span>{isPlanned && data_prova !== null ? `prova, ${shortCalendarText(data_prova)}` : 'hoje'}</span>
          </Axis>
        </Picture>
      )}
    </ValueReader>
  );
}

/** Colours and patterns of the parts, with what each means and how much of the programme it is now. */
export function RoadLegend({ week, hasPlan }: { week: RoadWeek; hasPlan: boolean }) {
  return (
    <Legend aria-label="O programa hoje, em pontos da prova">
      {PARTS.filter(({ key }) => hasPlan || key !== 'planejados').map(({ key, name, told }) => (
        <li key={key}>
          <Swatch {...lookOf(key)} aria-hidden />
          <span>
            {key === 'planejados' ? null : <strong>{`${Math.round(week[key])}%`} </strong>}
            {name}
            <small>{told}</small>
          </span>
        </li>
      ))}
    </Legend>
  );
}

const Share = styled.span<{ $level: AccuracyLevel | null; $isPlanned: boolean; $height?: number }>`
  ${accuracyLook}
  height: ${({ $height = 100 }) => $height}%;
  display: block;
  flex: none;
  ${({ $isPlanned }) =>
    $isPlanned
      ? `background: repeating-linear-gradient(0deg, ${token.color.walked} 0 2px, ${token.color.sheet} 2px 6px);`
      : ''}
`;

const Picture = styled.div`
  display: grid;
  gap: ${token.space.half};
`;

const Weeks = styled.div`
  display: flex;
  height: 11rem;
  border-bottom: 1px solid ${token.color.edge};
`;

const Column = styled.div<{ $isShown: boolean; $isFirstPlanned: boolean }>`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  justify-content: flex-end;
  min-width: 0;
  padding-inline: clamp(0.5px, 0.25vw, 3px);
  ${({ $isShown }) => ($isShown ? `background: ${token.color.ink};` : '')}
  ${({ $isFirstPlanned }) => ($isFirstPlanned ? `border-left: 2px dashed ${token.color.edge};` : '')}
`;

const Axis = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  color: ${token.color.inkSoft};
  font-size: ${token.size.tiny};
`;

const Now = styled.span<{ $at: number }>`
  position: absolute;
  left: ${({ $at }) => (100 * $at).toFixed(1)}%;
  color: ${token.color.accent};
  font-weight: ${token.weight.strong};
  transform: translateX(-50%);
`;

const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${token.space.x1} ${token.space.x2};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: ${token.space.x1};
    line-height: ${token.leading.snug};
  }
  small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.size.tiny};
  }
`;

const Swatch = styled(Share)`
  width: 1rem;
  height: 1rem;
  border-radius: ${token.radius.small};
`;
