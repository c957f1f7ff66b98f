import { figure } from '@mapa/domain';
import { Button, Skeleton } from '@mapa/ui-kit';
import type { TriPerformance } from '../model';
import { AreaScores } from './area-scores';
import { DearErrors } from './dear-errors';
import { Figure, Part, PartTitle, Text } from './look';
import { useOwnTri } from './use-own';
import { sampleText, spanText } from './texts';

/** The score by item response theory, how far it can be trusted, and the errors that cost most. */
export function TriScore({ examId }: { examId: number }) {
  const { currentData: tri, isError, isFetching, refetch } = useOwnTri(examId);
  return (
    <Part>
      <PartTitle>Nota TRI</PartTitle>
      {tri && tri.areas.length > 0 ? <AreaScores areas={tri.areas} /> : null}
      {tri && tri.areas.length === 0 ? <Estimate tri={tri} /> : null}
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
      <DearErrors errors={erros_caros} />
    </>
  );
}
