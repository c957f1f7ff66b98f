import { counted, weekdayText } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Plan } from '../model';
import { leftOf } from '../texts';

const HEIGHT = 64;
const WIDTH = 24;

/** The week as seven columns: answers given, filled, under what is still planned, outlined. */
export function WeekPicture({ plan: { dias }, today }: { plan: Plan; today: string }) {
  const planned = dias.map((day) => (day.dia < today ? 0 : leftOf(day)));
  const most = Math.max(...dias.map(({ feitas }, at) => feitas + (planned[at] ?? 0)), 1);
  const heightOf = (questions: number) => (questions / most) * HEIGHT;
  return (
    <Picture aria-label="Os dias da semana">
      {dias.map(({ dia, feitas }, at) => {
        const left = planned[at] ?? 0;
        const done = heightOf(feitas);
        return (
          <li key={dia} aria-current={dia === today ? 'date' : undefined}>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden focusable="false">
              <rect className="left" y={HEIGHT - done - heightOf(left)} width={WIDTH} height={heightOf(left)} />
              <rect className="done" y={HEIGHT - done} width={WIDTH} height={done} />
            </svg>
            <Name aria-hidden>{weekdayText(dia).slice(0, 3)}</Name>
            <Words>
              {weekdayText(dia)}: {counted(feitas, 'feita', 'feitas')}
              {left > 0 ? `, ${counted(left, 'planejada', 'planejadas')}` : ''}
            </Words>
          </li>
        );
      })}
    </Picture>
  );
}

const Picture = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token.space.x1};
  & > li {
    position: relative;
    display: grid;
    gap: ${token.space.half};
    justify-items: center;
    font-size: ${token.size.tiny};
    color: ${token.color.inkSoft};
  }
  & > li[aria-current] {
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
  }
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

const Name = styled.span`
  text-transform: capitalize;
`;

const Words = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
