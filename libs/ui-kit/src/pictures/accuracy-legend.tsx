import { shareText } from '@mapa/domain';
import { styled } from 'styled-components';
import { token } from '../theme/token';
import { accuracyLook } from './accuracy-look';
import { ACCURACY_STEPS, type AccuracyLevel } from './band';

const [second, third, fourth] = ACCURACY_STEPS;

/** Levels of accuracy in words, from few right answers to most. */
const LEVELS: readonly (readonly [AccuracyLevel, string])[] = [
  [1, `menos de ${shareText(second)}`],
  [2, `${shareText(second)} a ${shareText(third)}`],
  [3, `${shareText(third)} a ${shareText(fourth)}`],
  [4, `${shareText(fourth)} ou mais`],
];

/** Colours and patterns of accuracy, with what each one means. */
export function AccuracyLegend({ hasUntouched = false }: { hasUntouched?: boolean }) {
  return (
    <Levels aria-label="Cores: acerto nas questões respondidas">
      {LEVELS.map(([level, words]) => (
        <li key={level}>
          <Swatch $level={level} aria-hidden />
          {words}
        </li>
      ))}
      {hasUntouched ? (
        <li>
          <Swatch $level={null} aria-hidden />
          sem respostas
        </li>
      ) : null}
    </Levels>
  );
}

const Levels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.x1};
  }
`;

const Swatch = styled.span<{ $level: AccuracyLevel | null }>`
  width: 1rem;
  height: 1rem;
  border-radius: ${token.radius.small};
  ${accuracyLook}
`;
