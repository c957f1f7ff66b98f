import { apiErrorOf, useGiveNoticeEditalMutation, useTakeNoticeEditalMutation } from '@mapa/api-client';
import { counted, dayText, EDITAL_FILE_BYTES, routePath } from '@mapa/domain';
import { Button, Cluster, DropZone, FieldError, FileButton, ItemTitle, Link, Meta, toast, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { DeskNotice } from '../model';
import { NoticeMaps } from './notice-maps';
import { useEditalDrop } from './use-edital-drop';

type OwnEdital = NonNullable<ReturnType<typeof useEditalDrop>['read']>;

/** The edital of a notice, from which students make maps: what was read of it, and another in its place. */
export function NoticeEdital({ notice, isReadOnly }: { notice: DeskNotice; isReadOnly: boolean }) {
  return (
    <Section aria-labelledby="edital-do-concurso">
      <ItemTitle id="edital-do-concurso">Programa do edital</ItemTitle>
      {notice.edital ? <Present notice={notice} edital={notice.edital} isReadOnly={isReadOnly} /> : null}
      {isReadOnly ? (
        notice.edital ? null : (
          <Meta>Nenhum edital foi lido para este concurso.</Meta>
        )
      ) : (
        <Another notice={notice} />
      )}
    </Section>
  );
}

function Present({
  notice: { id },
  edital: { nome, lido_em, cargos, topicos, reconhecidos, da_mesa, mapas },
  isReadOnly,
}: {
  notice: DeskNotice;
  edital: NonNullable<DeskNotice['edital']>;
  isReadOnly: boolean;
}) {
  const [take, { isLoading, error }] = useTakeNoticeEditalMutation();
  return (
    <>
      <p>
        {nome}: {counted(cargos, 'cargo', 'cargos')}, {reconhecidos} de {counted(topicos, 'tópico', 'tópicos')} com
        assunto no banco.
      </p>
      <Meta>
        Lido em {dayText(lido_em)}
        {da_mesa ? ' · dado na mesa: arquivos importados não o mudam' : ''}
      </Meta>
      <Cluster>
        <Link to={routePath('noticeStudy', { id })}>Ver como os estudantes o veem</Link>
        {isReadOnly ? null : (
          <Button variant="ghost" size="small" busy={isLoading} onClick={() => void take({ id })}>
            Retirar o edital
          </Button>
        )}
      </Cluster>
      {error ? <FieldError role="alert">{apiErrorOf(error).message}</FieldError> : null}
      <NoticeMaps id={id} mapas={mapas} isReadOnly={isReadOnly} />
    </>
  );
}

function Another({ notice }: { notice: DeskNotice }) {
  const { drop, reset, read, isBusy, problem } = useEditalDrop();
  if (read) return <Given notice={notice} edital={read} onDone={reset} />;
  return (
    <Zone label="Edital do concurso" onFiles={drop}>
      <FileButton label="PDF do edital" accept="application/pdf,.pdf" busy={isBusy} onFiles={drop}>
        {notice.edital ? 'Trocar pelo PDF de outro' : 'Escolher o PDF do edital'}
      </FileButton>
      <Meta role="status">
        {isBusy
          ? 'Lendo o edital. Isso leva alguns segundos.'
          : `PDF com texto, de até ${EDITAL_FILE_BYTES / 1024 / 1024} MB. O arquivo é apagado assim que é lido.`}
      </Meta>
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
    </Zone>
  );
}

/** What was read, to look at and to correct before students see it. */
function Given({ notice, edital, onDone }: { notice: DeskNotice; edital: OwnEdital; onDone: () => void }) {
  const [give, { isLoading, error }] = useGiveNoticeEditalMutation();
  const { leitura } = edital;
  const handleGive = async () => {
    const { data } = await give({ id: notice.id, edital_id: edital.id });
    if (!data) return;
    toast.success('O edital está no concurso.');
    onDone();
  };
  return (
    <Found role="status">
      <p>
        Lido: {counted(leitura?.cargos.length ?? 0, 'cargo', 'cargos')}
        {leitura?.cargo === null && leitura.cargos.length > 1
          ? '.'
          : `, ${leitura?.cobertura.com_questoes ?? 0} de ${counted(leitura?.cobertura.topicos ?? 0, 'tópico', 'tópicos')} com questões no banco.`}
      </p>
      <Cluster>
        <Button busy={isLoading} onClick={() => void handleGive()}>
          Dar a este concurso
        </Button>
        <Link to={routePath('edital', { id: edital.id })} target="_blank">
          Conferir e corrigir
        </Link>
        <Button variant="ghost" onClick={onDone}>
          Deixar como está
        </Button>
      </Cluster>
      {error ? <FieldError role="alert">{apiErrorOf(error).message}</FieldError> : null}
    </Found>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  max-width: 52rem;
  padding-top: ${token.space.x3};
  border-top: 1px solid ${token.color.rule};
  overflow-wrap: anywhere;
`;

const Zone = styled(DropZone)`
  justify-items: start;
  gap: ${token.space.x1};
`;

const Found = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border-left: 3px solid ${token.color.accent};
  background: ${token.color.well};
`;
