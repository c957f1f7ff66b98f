import { Button, Skeleton } from '@mapa/ui-kit';
import { AreaScores } from './area-scores';
import { Part, PartTitle, Text } from './look';
import { useOwnTri } from './use-own';

/** The score by item response theory, its reliability, and the costliest mistakes. */
export function TriScore({ examId }: { examId: number }) {
  const { currentData: tri, isError, isFetching, refetch } = useOwnTri(examId);
  return (
    <Part>
      <PartTitle>Nota TRI</PartTitle>
      {tri && tri.areas.length > 0 ? <AreaScores areas={tri.areas} /> : null}
      {tri && tri.areas.length === 0 ? <Text>Sem base: nenhuma questão desta prova conta para a TRI.</Text> : null}
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
