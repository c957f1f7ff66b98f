import { decimalFigure, figure, questionsOf } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Performance } from '../model';
import { Figure, Part, PartTitle, Text } from './look';
import { asSatText, FIRST_ANSWER_TEXT, releasedText, rankText, tallyText, unscoredText, withheldText } from './texts';

/** Right answers, the net score if the paper has one, and the student's rank. */
export function Score({ performance }: { performance: Performance }) {
  const { certas, erradas, respondidas, total, percentual, liquida, penaliza_erro } = performance;
  const [unscored, released] = [unscoredText(performance), releasedText(performance)];
  const [asSat, withheld] = [asSatText(performance), withheldText(performance)];
  return (
    <>
      <Part>
        <PartTitle>Acertos</PartTitle>
        {unscored ? (
          <Figure>
            {figure(respondidas)}{' '}
            <small>{`de ${questionsOf(total)} ${respondidas === 1 ? 'respondida' : 'respondidas'}`}</small>
          </Figure>
        ) : (
          <Figure>
            {decimalFigure(percentual)}% <small>{`${figure(certas)} de ${figure(total)}`}</small>
          </Figure>
        )}
        {unscored ? <Text>{unscored}</Text> : null}
        <Text>{tallyText(performance)}</Text>
        <Bar role="img" aria-label={tallyText(performance)} viewBox={`0 0 ${total} 10`} preserveAspectRatio="none">
          <Empty width={total} height="10" />
          <Right width={certas} height="10" />
          <Wrong x={certas} width={erradas} height="10" />
        </Bar>
        {withheld ? <Text>{withheld}</Text> : null}
        <Text>{FIRST_ANSWER_TEXT}</Text>
        <Text>{rankText(performance)}</Text>
        {released ? <Text>{released}</Text> : null}
        {asSat ? <Text>{asSat}</Text> : null}
      </Part>
      {penaliza_erro ? (
        <Part>
          <PartTitle>Nota líquida</PartTitle>
          <Figure>{figure(liquida).replace('-', '−')}</Figure>
          <Text>Nesta prova, cada errada anula uma certa: {`${figure(certas)} − ${figure(erradas)}`}.</Text>
        </Part>
      ) : null}
    </>
  );
}

const Bar = styled.svg`
  width: 100%;
  height: ${token.space.x1};
  border-radius: ${token.radius.pill};
  forced-color-adjust: none;
`;

const Empty = styled.rect`
  fill: ${token.color.rule};
`;

const Right = styled.rect`
  fill: ${token.color.accuracy4};
`;

const Wrong = styled.rect`
  fill: ${token.color.danger};
`;
