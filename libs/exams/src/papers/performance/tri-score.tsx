import { decimalFigure, figure, routePath } from '@mapa/domain';
import { Button, Link, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { TriPerformance } from '../shared/model';
import { Figure, Part, PartTitle, Text } from './look';
import { useOwnTri } from './use-own';
import { sampleText, spanText } from './words';

/** Beyond these an error costs little. */
const DEAREST = 5;

/** The score by item response theory, how far it can be trusted, and the errors that cost most. */
export function TriScore({ examId }: { examId: number }) {
  const { currentData: tri, isError, isFetching, refetch } = useOwnTri(examId);
  return (
    <Part>
      <PartTitle>Nota TRI</PartTitle>
      {tri ? <Estimate tri={tri} /> : null}
      {!tri && isError ? (
        <>
          <Text role="alert">A nota TRI não pôde ser calculada agora.</Text>
          <div>
            <Button variant="ghost" size="small" busy={isFetching} onClick={refetch}>
              Tentar novamente
            </Button>
          </div>
        </>
      ) : null}
      {tri || isError ? null : <Skeleton lines={3} height="1.25rem" />}
    </Part>
  );
}

function Estimate({ tri }: { tri: TriPerformance }) {
  const { nota, erro_padrao, erros_caros } = tri;
  if (nota === null || erro_padrao === null) {
    return (
      <Text>
        Sem base: nenhuma das suas respostas conta para a TRI, que deixa de fora as questões anuladas e as respondidas
        depois de o gabarito ser liberado.
      </Text>
    );
  }
  const caution = sampleText(tri);
  return (
    <>
      <Figure>
        {figure(Math.round(nota))} <small>± {figure(Math.round(erro_padrao))} de erro padrão</small>
      </Figure>
      <Text>{spanText(nota, erro_padrao)}</Text>
      {caution ? <Text>{caution}</Text> : null}
      {erros_caros.length > 0 ? (
        <>
          <Subtitle>Erros que mais custaram</Subtitle>
          <Errors>
            {erros_caros.slice(0, DEAREST).map(({ questao_id, numero, pontos }) => (
              <li key={questao_id}>
                <Link look="quiet" to={routePath('question', { id: questao_id })}>
                  {numero === null ? `Questão Q${questao_id}` : `Questão ${figure(numero)}`}
                </Link>
                <span>−{decimalFigure(pontos)} pontos</span>
              </li>
            ))}
          </Errors>
        </>
      ) : null}
    </>
  );
}

const Subtitle = styled.h4`
  padding-top: ${token.space.x1};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Errors = styled.ol`
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.x2};
    padding-block: ${token.space.half};
  }
  & > li > span {
    color: ${token.color.inkSoft};
  }
`;
