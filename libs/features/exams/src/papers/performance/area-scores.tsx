import { figure } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { AreaScore } from '../model';
import { CostlyMistakes, type CostlyMistakesProps } from './costly-mistakes';
import { Figure, Text } from './look';
import { areaText, baseText, fitText, methodText, spanOf, spanText } from './texts';

/** Range of the drawn scale for area scores, in points; ENEM's scores are within. */
const DRAWN = { from: 200, to: 1_000 };

export interface AreaScoresProps extends Pick<CostlyMistakesProps, 'addressOf'> {
  areas: AreaScore[];
  headingLevel?: 3 | 4;
}

/** The score in each area of a paper with its interval, as a drawing and in words, and the costliest mistakes. */
export function AreaScores({ areas, headingLevel = 4, addressOf }: AreaScoresProps) {
  const methods = new Set(areas.filter(({ nota }) => nota !== null).map(methodText));
  return (
    <>
      {[...methods].map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      <List>
        {areas.map((area) => (
          <li key={area.area}>
            <Area area={area} headingLevel={headingLevel} addressOf={addressOf} />
          </li>
        ))}
      </List>
    </>
  );
}

interface AreaProps extends Pick<AreaScoresProps, 'addressOf'> {
  area: AreaScore;
  headingLevel: 3 | 4;
}

function Area({ area, headingLevel, addressOf }: AreaProps) {
  const { nome, nota, erro_padrao, erros_caros } = area;
  const caution = fitText(area);
  return (
    <>
      <Name as={`h${headingLevel}`}>{nome}</Name>
      {nota === null || erro_padrao === null ? (
        <Text>{baseText(area)}</Text>
      ) : (
        <>
          <Figure>
            {figure(Math.round(nota))} <small>± {figure(Math.round(erro_padrao))} de erro padrão</small>
          </Figure>
          <Interval score={nota} standardError={erro_padrao} />
          <Text>{spanText(nota, erro_padrao)}</Text>
          <Text>{areaText(area)}</Text>
          {caution ? <Text>{caution}</Text> : null}
          <CostlyMistakes errors={erros_caros} addressOf={addressOf} />
        </>
      )}
    </>
  );
}

/** The interval as a bar; the text beside it states the same values. */
function Interval({ score, standardError }: { score: number; standardError: number }) {
  const at = (points: number) =>
    `${(100 * (Math.min(Math.max(points, DRAWN.from), DRAWN.to) - DRAWN.from)) / (DRAWN.to - DRAWN.from)}%`;
  const [from, to] = spanOf(score, standardError);
  return (
    <Line aria-hidden>
      <Bar $from={at(from)} $to={at(to)} />
      <Dot $at={at(score)} />
    </Line>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.x3};
  padding-top: ${token.space.x1};
  & > li {
    display: grid;
    gap: ${token.space.half};
  }
`;

const Name = styled.h4`
  font-size: ${token.size.body};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
`;

const Line = styled.div`
  position: relative;
  height: 1rem;
  margin-block: ${token.space.half};
  &::before {
    position: absolute;
    inset: calc(50% - 1px) 0;
    height: 2px;
    background: ${token.color.rule};
    content: '';
  }
`;

const Bar = styled.span<{ $from: string; $to: string }>`
  left: ${({ $from }) => $from};
  right: calc(100% - ${({ $to }) => $to});
  position: absolute;
  top: calc(50% - 3px);
  height: 6px;
  border-radius: 3px;
  background: ${token.color.inkSoft};
`;

const Dot = styled.span<{ $at: string }>`
  left: ${({ $at }) => $at};
  position: absolute;
  top: calc(50% - 0.5rem);
  width: 1rem;
  height: 1rem;
  margin-left: -0.5rem;
  border: 3px solid ${token.color.paper};
  border-radius: 50%;
  background: ${token.color.ink};
`;
