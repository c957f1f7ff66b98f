import { counted, weekdayText } from '@mapa/domain';
import { token, ValueReader } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Plan } from '../model';
import { leftOf } from '../texts';

const HEIGHT = 64;
const WIDTH = 24;

/** The week as seven columns: answers given (filled) below questions still planned (outlined). Each day states both. */
export function WeekPicture({ plan: { dias }, today }: { plan: Plan; today: string }) {
  const planned = dias.map((day) => (day.dia < today ? 0 : leftOf(day)));
  const most = Math.max(...dias.map(({ feitas }, at) => feitas + (planned[at] ?? 0)), 1);
  const heightOf = (questions: number) => (questions / most) * HEIGHT;
  const valueOf = ({ dia, feitas }: Plan['dias'][number], left: number) =>
    `${weekdayText(dia)}: ${counted(feitas, 'feita', 'feitas')}${left > 0 ? `, ${counted(left, 'planejada', 'planejadas')}` : ''}`;
  return (
    <ValueReader
      label="Os dias da semana"
      values={dias.map((day, at) => valueOf(day, planned[at] ?? 0))}
      first={Math.max(
        dias.findIndex(({ dia }) => dia === today),
        0,
      )}
      below
    >
      {(shown) => (
        <Picture>
          {dias.map(({ dia, feitas }, at) => {
            const left = planned[at] ?? 0;
            const done = heightOf(feitas);
            return (
              <Day key={dia} $isToday={dia === today} $isShown={at === shown}>
                <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden focusable="false">
                  <rect className="left" y={HEIGHT - done - heightOf(left)} width={WIDTH} height={heightOf(left)} />
                  <rect className="done" y={HEIGHT - done} width={WIDTH} height={done} />
                </svg>
                <span>{weekdayText(dia).slice(0, 3)}</span>
              </Day>
            );
          })}
        </Picture>
      )}
    </ValueReader>
  );
}

const Picture = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token.space.x1};
  svg {
    width: 100%;
    height: ${HEIGHT}px;
    border-bottom: 1px solid ${token.color.edge};
    forced-color-adjust: none;
  }
  .done {
    fill: ${token.color.walked};
  }
  .left {
    fill: ${token.color.accentWash};
  }
`;

const Day = styled.div<{ $isToday: boolean; $isShown: boolean }>`
  display: grid;
  gap: ${token.space.half};
  justify-items: center;
  border-radius: ${token.radius.small};
  background: ${({ $isShown }) => ($isShown ? token.color.well : 'none')};
  color: ${({ $isToday }) => ($isToday ? token.color.accent : token.color.inkSoft)};
  font-size: ${token.size.tiny};
  font-weight: ${({ $isToday }) => ($isToday ? token.weight.strong : token.weight.text)};
  text-transform: capitalize;
`;
